import type { MessageKey } from '@tilava/domain/requests';
import { createStore } from '../store.ts';

/** What the banner says: a message of the catalogue, what a failed call tells, what was done, or what did not come. */
export type NoticeContent =
  | { readonly message: MessageKey }
  | { readonly error: unknown }
  | { readonly done: keyof typeof doneTexts }
  /** What was done, by a text that is not downloaded before it is needed. */
  | { readonly text: string }
  | { readonly failure: 'language' };

export const doneTexts = {
  account: 'account.deleted',
  announcement: 'newAnnouncement.published',
  copied: 'announcements.copied',
  added: 'admin.added',
  saved: 'admin.saved',
  deleted: 'admin.deleted',
} as const;

export type StoredNotice = NoticeContent & { readonly id: string };

/** The banner's state: what it has still to say, oldest first. */
export type NoticeStore = ReturnType<typeof createNoticeStore>;

export function createNoticeStore() {
  const store = createStore<readonly StoredNotice[]>([]);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Waits until what came before has been said. */
    show: (content: NoticeContent) => {
      count += 1;
      store.set([...store.get(), { ...content, id: String(count) }]);
    },
    close: (ids: readonly string[]) => store.set(store.get().filter(({ id }) => !ids.includes(id))),
  };
}
