import type { Schemas } from '@tilava/sdk';
import { tagKey } from '@tilava/sdk/react-query';
import { streamEvents } from '@tilava/sdk/operations';
import { isRecord } from '../saved/saved.ts';
import type { Services } from '../services/services.ts';

type UserEvent = Schemas['UserEvent'];

const connected: UserEvent = { kind: 'connected', thread: null };

/** What a tab that has just been opened says to the others. */
const hello = 'hello';

/**
 * Reads anew what has changed, as soon as the server tells. One tab of the user's holds the connection and tells the
 * others; when it's closed, another one takes over. Where tabs can't agree on that, as by plain HTTP, they go on
 * polling. Returns what ends it.
 */
export function followEvents(services: Services, userId: string): () => void {
  const { locks }: Partial<Navigator> = navigator;
  if (locks === undefined || !('BroadcastChannel' in window)) return () => undefined;
  let stop = start(services, userId, locks);
  // Neither a lock nor a connection may keep the page out of the back/forward cache.
  const onHide = () => stop();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = start(services, userId, locks);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stop();
  };
}

function start(services: Services, userId: string, locks: LockManager): () => void {
  const { tilava, queryClient, isPushed } = services;
  const name = `tilava.events.${userId}`;
  const channel = new BroadcastChannel(name);
  const controller = new AbortController();
  const { signal } = controller;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only that of a window has a target origin
  const tell = (message: UserEvent | typeof hello) => channel.postMessage(message);
  let holdsConnection = false;

  const hear = ({ kind }: UserEvent) => {
    isPushed.set(true);
    if (kind !== 'thread') {
      // The match that is open, and no list of matches.
      void queryClient.invalidateQueries({
        queryKey: tagKey('matchmaking'),
        predicate: ({ queryKey }) => queryKey.some((part) => isRecord(part) && part['specific'] === true),
      });
    }
    void queryClient.invalidateQueries({ queryKey: tagKey('interests') });
    void queryClient.invalidateQueries({
      queryKey: tagKey('threads'),
      // A conversation reads further messages by itself, once it knows of them.
      predicate: ({ queryKey: [, , operationId] }) => operationId !== 'listMessages',
    });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<UserEvent | typeof hello>) => {
    if (data !== hello) hear(data);
    else if (holdsConnection && isPushed.get()) tell(connected);
  });
  tell(hello);

  const connect = async () => {
    holdsConnection = true;
    for await (const event of streamEvents(tilava, userId, {}, { signal })) {
      hear(event);
      tell(event);
    }
  };
  locks.request(name, { signal }, connect).catch(() => {
    isPushed.set(false);
    // What the server refuses, as where the account is suspended or the session has ended, shows by what is read.
    if (!signal.aborted) void queryClient.invalidateQueries({ queryKey: tagKey('threads') });
  });
  return () => {
    controller.abort();
    channel.close();
    isPushed.set(false);
  };
}
