import type { MessageKey } from '@tilava/domain/requests';
import { createStore } from '../store.ts';

/** What the banner says: a message of the catalogue, or what a failed call tells. */
export type NoticeContent = { readonly message: MessageKey } | { readonly error: Error };

/** Something to say once, at the bottom of the window. */
export type StoredNotice = NoticeContent & { readonly id: string };

/** The banner's state. */
export interface NoticeStore {
  readonly get: () => StoredNotice | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the place of what is shown now. */
  readonly show: (content: NoticeContent) => void;
  readonly clear: () => void;
}

/** Makes an empty banner. */
export function createNoticeStore(): NoticeStore {
  const store = createStore<StoredNotice | undefined>(undefined);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (content) => {
      count += 1;
      store.set({ ...content, id: String(count) });
    },
    clear: () => store.set(undefined),
  };
}
