import { type ClientOptions, createMemoryTokenStore } from '@tilava/sdk';
import { createClient } from '@tilava/sdk/operations';
import { createChosenAnnouncementStore, reloadMatchesOnChoice } from '../announcements/ownAnnouncements.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { createLanguageStore, type LanguageDevice } from '../i18n/languageStore.ts';
import { createNoticeStore } from '../notices/noticeStore.ts';
import { createOfflineQueue } from '../offlineQueue/offlineQueue.ts';
import { createQueryClient, forgetAnswersOfOthers } from '../query/createQueryClient.ts';
import { persistQueries } from '../query/queryPersister.ts';
import { isRecord } from '../saved/saved.ts';
import { createUserScopedStorage } from '../saved/userScopedStorage.ts';
import { createDestinationStore } from '../session/access.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createStore, type Store } from '../store.ts';
import { createVisits } from '../visits/visits.ts';

/** The filters that lists had last, by need; '' is a tenant's first need, or a landlord's announcement. */
type KeptFilters = Readonly<Record<string, readonly string[]>>;

/** Lists take no filters that they do not know. */
const isKept = (value: unknown): value is KeptFilters =>
  isRecord(value) && Object.values(value).every(Array.isArray);

/** They were those of one list. */
const byNeed = (saved: unknown): unknown =>
  isRecord(saved) ? { ...saved, value: { '': saved['value'] } } : saved;

/** Loads the newer version of the app that is there; null while there is none, or nobody wants to hear of it. */
export type VersionStore = Store<(() => void) | null>;

interface ServiceOptions extends LanguageDevice {
  readonly baseUrl: string;
  /** Keeps what lasts as long as the tab does; without it, as long as the page. */
  readonly tabStorage?: Storage;
  readonly client?: Partial<ClientOptions>;
}

export type Services = ReturnType<typeof createServices>;

export function createServices({ baseUrl, client, tabStorage, ...device }: ServiceOptions) {
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
    filters: createUserScopedStorage(ofOwner, 'tilava.filters', [byNeed], isKept),
    offlineQueue: createOfflineQueue(ofOwner),
    visits: createVisits(ofOwner),
    version: createStore<(() => void) | null>(null),
    /** Whether the server tells of changes by itself. */
    isPushed: createStore(false),
    queryClient,
    // Without namespaces, which would bring every operation along.
    tilava: createClient({ baseUrl, tokenStore: session.tokenStore, ...client }),
    /** A client of a session that isn't, or is no longer, the one of this page. */
    clientOf: (bearer: string) =>
      createClient({ baseUrl, ...client, tokenStore: createMemoryTokenStore(bearer) }),
  };
}
