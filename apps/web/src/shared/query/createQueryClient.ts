import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { NoticeStore } from '../notices/noticeStore.ts';
import type { SessionStore } from '../session/sessionStore.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Keeps a failure out of the banner, or those failures of which it says so. */
      isSilent?: boolean | ((error: Error) => boolean);
    };
  }
}

/** How long an answer is shown again without asking the server, in milliseconds. */
const freshFor = 30_000;

export function createQueryClient(notices: NoticeStore): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // That there is no network is said above the page already.
        const { isSilent = false } = query.meta ?? {};
        const isKeptOut = typeof isSilent === 'function' ? isSilent(error) : isSilent;
        if (!isKeptOut && onlineManager.isOnline()) notices.show({ error });
      },
    }),
    defaultOptions: {
      // Sending again is the SDK's business: two layers that retry multiply.
      // Who is offline is told so at once; what would wait looks as if it came, and what changes something is lost
      // with the page. What could not be read comes with the network.
      queries: { staleTime: freshFor, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Keeps nothing in memory of whoever is no longer logged in, before anything is drawn for whoever is. */
export function forgetAnswersOfOthers(
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  queryClient: QueryClient,
): void {
  let owner = session.get()?.userId;
  session.subscribe(() => {
    const leaver = owner;
    owner = session.get()?.userId;
    if (leaver !== undefined && leaver !== owner) queryClient.clear();
  });
}
