import type { QueryClient } from '@tanstack/react-query';
import { createTilava, type Tilava } from '@tilava/sdk';
import {
  createChosenAnnouncementStore,
  type ChosenAnnouncementStore,
} from '../announcements/chosenAnnouncementStore.ts';
import { createDraftStore, type DraftStore } from '../drafts/draftStore.ts';
import { createLanguageStore, type LanguageDevice, type LanguageStore } from '../i18n/languageStore.ts';
import { createNoticeStore, type NoticeStore } from '../notices/noticeStore.ts';
import { createQueryClient } from '../query/createQueryClient.ts';
import { createSessionStore, type SessionStore } from '../session/sessionStore.ts';

/** What pages and route loaders work with. Made once for the app, and anew for every test. */
export interface Services {
  readonly tilava: Tilava;
  readonly session: SessionStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly drafts: DraftStore;
  readonly chosenAnnouncement: ChosenAnnouncementStore;
  readonly queryClient: QueryClient;
}

interface ServiceOptions extends LanguageDevice {
  /** The API's address. */
  readonly baseUrl: string;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
}

/** Wires the services together. */
export function createServices({ baseUrl, tabs, ...device }: ServiceOptions): Services {
  const session = createSessionStore(device.storage, tabs);
  const notices = createNoticeStore();
  return {
    session,
    notices,
    language: createLanguageStore(device),
    drafts: createDraftStore({ storage: device.storage, tabs, session }),
    chosenAnnouncement: createChosenAnnouncementStore({ storage: device.storage, tabs, session }),
    queryClient: createQueryClient(notices),
    tilava: createTilava({ baseUrl, tokenStore: session.tokenStore }),
  };
}
