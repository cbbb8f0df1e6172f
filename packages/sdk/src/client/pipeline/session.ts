import { isProblem } from '../../errors/apiErrors.ts';
import { parsed, type Received } from '../received.ts';
import { setHeader } from '../requests.ts';
import { stored, type TokenStore } from '../tokenStores.ts';
import type { Next, NotifyHook } from './pipeline.ts';

interface Ending {
  readonly bearer: string;
  readonly done: ReturnType<NotifyHook>;
}

/** What is known of the sessions of all stores; by store, because clients may share one. */
interface Sessions {
  readonly endings: WeakMap<TokenStore, Ending>;
  readonly listeners: WeakMap<TokenStore, Set<() => unknown>>;
}

const registered = Symbol.for('@tilava/sdk/sessions');

/** One for all copies of this package, such as its ES module and its CommonJS one, whose clients may share a store. */
function sessions(): Sessions {
  const holder = globalThis as { [registered]?: Sessions };
  return (holder[registered] ??= { endings: new WeakMap(), listeners: new WeakMap() });
}

/** Calls a listener whenever the session of a store ends, in whichever client or tab; answers how to stop. */
export function listenToEnds(store: TokenStore, notifyHook: NotifyHook, listener: () => unknown): () => void {
  const { listeners } = sessions();
  const ofStore = listeners.get(store) ?? new Set();
  listeners.set(store, ofStore.add(listener));
  let unsubscribe: (() => void) | undefined;
  void notifyHook('tokenStore', () => {
    unsubscribe = store.subscribe?.((bearer) => {
      if (bearer === null) listener();
    });
  });
  return () => {
    ofStore.delete(listener);
    void notifyHook('tokenStore', () => unsubscribe?.());
  };
}

/**
 * Sends the bearer, and ends the session once the server refuses it: only that bearer is forgotten, as another may
 * have replaced it. The call is answered by the refusal even if the store fails.
 */
export function withSession(store: TokenStore, notifyHook: NotifyHook, next: Next): Next {
  const { endings, listeners } = sessions();
  const end = async (refused: string) => {
    if ((await store.get()) === refused) {
      try {
        await store.set(null);
      } finally {
        // On their own: they may make calls themselves.
        for (const listener of listeners.get(store) ?? []) queueMicrotask(listener);
      }
    }
    // The same bearer may be put back and refused again. A store that failed has it still, and would be told of anew.
    if (endings.get(store)?.bearer === refused) endings.delete(store);
  };

  return async (outgoing, call) => {
    // Stores of programs without types may answer nothing at all.
    const bearer = outgoing.headers.has('authorization') ? null : ((await stored(() => store.get())) ?? null);
    if (bearer !== null) setHeader(outgoing.headers, 'authorization', `Bearer ${bearer}`);
    const received = await next(outgoing, call);
    if (bearer === null || !refusesBearer(received)) return received;
    // However many calls are refused together, and however long the store takes, it ends once.
    let ending = endings.get(store);
    if (ending?.bearer !== bearer) {
      ending = { bearer, done: notifyHook('tokenStore', () => end(bearer)) };
      endings.set(store, ending);
    }
    await ending.done;
    return received;
  };
}

/** Only the API itself knows its bearers. */
function refusesBearer(received: Received): boolean {
  if (received.head.status !== 401 || !received.isOwn) return false;
  const problem = parsed(received);
  return isProblem(problem) && problem.code === 'bearer_invalid';
}
