import type { InfiniteData } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, listMessagesKey } from '@tilava/sdk/react-query';
import { sendMessage } from '@tilava/sdk/operations';
import { useMemo, useSyncExternalStore } from 'react';
import { isRefusal } from '../errors/useFailureText.ts';
import { randomId } from '../requests/idempotency.ts';
import { isRecord } from '../saved/saved.ts';
import type { Services } from '../services/services.ts';
import { useServices } from '../services/useServices.ts';
import { createStore } from '../store.ts';

/** Whom a message goes to. */
export type Recipient = Pick<Schemas['MessageCreation'], 'announcement' | 'tenant'>;

/** A message that the server hasn't confirmed. */
export interface OutgoingMessage extends Recipient {
  /** The idempotency key: however often it's tried, it's sent once. */
  readonly key: string;
  readonly text: string;
  /** Files that are uploaded already. */
  readonly attachments: readonly Schemas['Attachment'][];
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** When it was first tried; null where it was not. */
  readonly triedAt: number | null;
  /** Waits for the user to try again. */
  readonly hasFailed: boolean;
}

/** Somewhat less than the server keeps idempotency keys, in milliseconds. */
const keyLifetime = 23 * 3_600_000;

/** Web Lock: one tab sends at a time. */
const lockName = 'tilava.outgoing';

type OutgoingServices = Pick<Services, 'drafts' | 'session' | 'tilava' | 'queryClient'>;
export type Outgoing = ReturnType<typeof createOutgoing>;

const known = new WeakMap<OutgoingServices['drafts'], Outgoing>();

/** The messages of whoever is here that are on their way; kept like drafts, over reloads and until logout. */
export function outgoingOf(services: OutgoingServices): Outgoing {
  const outgoing = known.get(services.drafts) ?? createOutgoing(services, browserDevice());
  known.set(services.drafts, outgoing);
  return outgoing;
}

interface OutgoingDevice {
  /** Missing in insecure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly isOnline: () => boolean;
  /** Calls back when the network is back. */
  readonly onWake: (listener: () => void) => void;
}

function browserDevice(): OutgoingDevice {
  const { locks }: Partial<Navigator> = window.navigator;
  return {
    locks,
    isOnline: () => window.navigator.onLine,
    onWake: (listener) => window.addEventListener('online', listener),
  };
}

/** Sends one message after the other, in one tab for all. */
export function createOutgoing(
  { drafts, session, tilava, queryClient }: OutgoingServices,
  { locks, isOnline, onWake }: OutgoingDevice,
) {
  const errors = new Map<string, Error>();
  const read = () => toMessages(drafts.read('outgoing'));
  const store = createStore(read());
  let isKept = true;
  let running: Promise<unknown> | null = null;
  let isToRunAgain = false;

  // Another tab's change may not have been reported yet. Where the device keeps nothing, this page knows all there is.
  const latest = () => (isKept ? read() : store.get());
  const change = (edit: (messages: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) => {
    const next = edit(latest());
    if (next.length > 0) isKept = drafts.keep('outgoing', next);
    else drafts.discard('outgoing');
    store.set(next);
  };
  const edit = (key: string, changes: Partial<OutgoingMessage>) =>
    change((messages) =>
      messages.map((message) => (message.key === key ? { ...message, ...changes } : message)),
    );
  const remove = (key: string) => change((messages) => messages.filter((message) => message.key !== key));

  async function send(message: OutgoingMessage, userId: string): Promise<void> {
    const { key, announcement, tenant, text, attachments, triedAt } = message;
    const now = Date.now();
    // Sent again by itself, it might arrive twice; the user sees whether it has.
    if (triedAt !== null && now - triedAt > keyLifetime) return edit(key, { hasFailed: true });
    if (triedAt === null) edit(key, { triedAt: now });
    const isSameUser = () => session.get()?.userId === userId;
    try {
      const body = {
        announcement,
        tenant,
        text,
        ...(attachments.length > 0 && { attachments: attachments.map(({ id }) => id) }),
      };
      const sent = await sendMessage(tilava, body, { idempotencyKey: key });
      if (!isSameUser()) return;
      showSent(queryClient, sent);
      remove(key);
      void invalidateAfter(queryClient, 'sendMessage');
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isSameUser() || (!isOnline() && !isRefusal(error))) return;
      errors.set(key, error);
      edit(key, { hasFailed: true });
    }
  }

  async function flush(): Promise<void> {
    const userId = session.get()?.userId;
    for (;;) {
      const message = nextOf(latest());
      const isSameUser = userId !== undefined && session.get()?.userId === userId;
      if (message === undefined || !isSameUser || !isOnline()) return;
      await send(message, userId);
    }
  }

  function run(): void {
    if (running !== null) {
      isToRunAgain = true;
      return;
    }
    isToRunAgain = false;
    running = (locks === undefined ? flush() : locks.request(lockName, flush)).finally(() => {
      running = null;
      if (isToRunAgain) run();
    });
  }

  const refresh = () => {
    store.set(read());
    run();
  };
  let stopWatching = drafts.subscribe('outgoing', refresh);
  session.subscribe(() => {
    stopWatching();
    stopWatching = drafts.subscribe('outgoing', refresh);
    isKept = true;
    refresh();
  });
  onWake(run);
  run();

  return {
    get: store.get,
    subscribe: store.subscribe,
    errorOf: (key: string) => errors.get(key),
    add: (to: Recipient, text: string, attachments: OutgoingMessage['attachments'] = []) => {
      const { announcement, tenant } = to;
      const message = { key: randomId(), announcement, tenant, text, attachments };
      const state = { writtenAt: Date.now(), triedAt: null, hasFailed: false };
      change((messages) => [...messages, { ...message, ...state }]);
      run();
    },
    retry: ({ key, triedAt }: OutgoingMessage) => {
      errors.delete(key);
      const isForgotten = triedAt !== null && Date.now() - triedAt > keyLifetime;
      edit(key, { hasFailed: false, ...(isForgotten && { key: randomId(), triedAt: null }) });
      run();
    },
    discard: ({ key }: OutgoingMessage) => {
      errors.delete(key);
      remove(key);
      run();
    },
  };
}

const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  one.announcement === other.announcement && one.tenant === other.tenant;

/** The first that may be sent: messages stay in order, so none overtakes one that failed. */
const nextOf = (messages: readonly OutgoingMessage[]): OutgoingMessage | undefined =>
  messages.find(
    (message, place) =>
      !messages.slice(0, place + 1).some((other) => other.hasFailed && isSameRecipient(other, message)),
  );

/** Adds a message to the conversation, so that it doesn't vanish until that is read again. */
function showSent(queryClient: Services['queryClient'], { thread, message }: Schemas['SentMessage']): void {
  queryClient.setQueriesData<InfiniteData<Schemas['ThreadMessages']> | Schemas['ThreadMessages']>(
    { queryKey: listMessagesKey(thread) },
    (data) => {
      if (data === undefined || !('pages' in data)) return data;
      const [newest, ...older] = data.pages;
      const last = newest?.results.at(-1)?.number;
      if (newest === undefined || last !== message.number - 1) return data;
      return { ...data, pages: [{ ...newest, results: [...newest.results, message] }, ...older] };
    },
  );
}

const toMessages = (value: unknown): readonly OutgoingMessage[] =>
  Array.isArray(value)
    ? value.filter(isMessage).map((message) => ({ ...message, attachments: message.attachments ?? [] }))
    : [];

/** An earlier version kept no attachments. */
type KeptMessage = Omit<OutgoingMessage, 'attachments'> & Partial<Pick<OutgoingMessage, 'attachments'>>;

const isMessage = (value: unknown): value is KeptMessage =>
  isRecord(value) &&
  (['key', 'announcement', 'tenant', 'text'] as const).every((name) => typeof value[name] === 'string') &&
  typeof value['writtenAt'] === 'number' &&
  (value['triedAt'] === null || typeof value['triedAt'] === 'number') &&
  typeof value['hasFailed'] === 'boolean' &&
  (value['attachments'] === undefined || Array.isArray(value['attachments']));

/** Messages to somebody that are on their way, oldest first. */
export function useOutgoing({ announcement, tenant }: Recipient) {
  const outgoing = outgoingOf(useServices());
  const messages = useSyncExternalStore(outgoing.subscribe, outgoing.get, outgoing.get);
  return useMemo(
    () => ({
      outgoing,
      messages: messages.filter((message) => isSameRecipient(message, { announcement, tenant })),
    }),
    [outgoing, messages, announcement, tenant],
  );
}
