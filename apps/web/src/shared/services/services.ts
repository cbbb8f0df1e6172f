import type { QueryClient } from '@tanstack/react-query';
import type { FilterKey } from '@tilava/domain/matching';
import { type ClientOptions, createTilava, type Tilava } from '@tilava/sdk';
import {
  type ChosenAnnouncementStore,
  createChosenAnnouncementStore,
  reloadMatchesOnChoice,
} from '../announcements/ownAnnouncements.ts';
import { createDraftStore, type DraftStore } from '../drafts/draftStore.ts';
import { createLanguageStore, type LanguageDevice, type LanguageStore } from '../i18n/languageStore.ts';
import { createNoticeStore, type NoticeStore } from '../notices/noticeStore.ts';
import { createOfflineQueue, type OfflineQueue } from '../offlineQueue/offlineQueue.ts';
import { createQueryClient, forgetAnswersOfOthers } from '../query/createQueryClient.ts';
import { persistQueries } from '../query/queryPersister.ts';
import {
  createUserScopedStorage,
  type UserScopedDevice,
  type UserScopedStorage,
} from '../saved/userScopedStorage.ts';
import { createDestinationStore, type DestinationStore } from '../session/access.ts';
import { createSessionStore, type SessionStore } from '../session/sessionStore.ts';
import { createStore, type Store } from '../store.ts';

type FilterStore = UserScopedStorage<readonly FilterKey[]>;

const createFilterStore = (device: UserScopedDevice): FilterStore =>
  createUserScopedStorage(device, 'tilava.filters', [], isKeys);

/** Lists take no filter that they do not know. */
const isKeys = (value: unknown): value is readonly FilterKey[] => Array.isArray(value);

/** Loads the newer version of the app that is there; null while there is none, or nobody wants to hear of it. */
export type VersionStore = Store<(() => void) | null>;

/** What pages and route loaders work with. Made once for the app, and anew for every test. */
export interface Services {
  readonly tilava: Tilava;
  readonly session: SessionStore;
  readonly destination: DestinationStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly drafts: DraftStore;
  readonly chosenAnnouncement: ChosenAnnouncementStore;
  readonly filters: FilterStore;
  readonly offlineQueue: OfflineQueue;
  readonly version: VersionStore;
  readonly queryClient: QueryClient;
}

interface ServiceOptions extends LanguageDevice {
  readonly baseUrl: string;
  /** Keeps what lasts as long as the tab does; without it, as long as the page. */
  readonly tabStorage?: Storage;
  readonly client?: Partial<ClientOptions>;
}

export function createServices({ baseUrl, client, tabStorage, ...device }: ServiceOptions): Services {
  const { storage, tabs } = device;
  const session = createSessionStore(storage, tabs);
  const ofOwner = { storage, tabs, session };
  const notices = createNoticeStore();
  const queryClient = createQueryClient(notices);
  forgetAnswersOfOthers(session, queryClient);
  persistQueries({ storage, session, queryClient });
  const chosenAnnouncement = createChosenAnnouncementStore(ofOwner);
  reloadMatchesOnChoice(chosenAnnouncement, queryClient);
  return {
    session,
    destination: createDestinationStore(tabStorage ?? null),
    notices,
    language: createLanguageStore(device),
    drafts: createDraftStore(ofOwner),
    chosenAnnouncement,
    filters: createFilterStore(ofOwner),
    offlineQueue: createOfflineQueue(ofOwner),
    version: createStore<(() => void) | null>(null),
    queryClient,
    tilava: createTilava({ baseUrl, tokenStore: session.tokenStore, ...client }),
  };
}
