import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { NoticeStore } from '../notices/noticeStore.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Keeps a failure out of the banner. */
      isSilent?: boolean;
    };
  }
}

/** How long an answer is shown again without asking the server, in milliseconds. */
const freshFor = 30_000;

/** Makes the cache of what was loaded; the banner tells of what failed. */
export function createQueryClient(notices: NoticeStore): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.isSilent !== true) notices.show({ error });
      },
    }),
    defaultOptions: {
      // Sending again is the SDK's business: two layers that retry multiply.
      queries: { staleTime: freshFor, retry: false },
      // Who is offline is told so at once, and tries again; what would wait is lost with the page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
