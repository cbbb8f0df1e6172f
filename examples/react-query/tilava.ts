import { QueryClient } from '@tanstack/react-query';
import { createLocalStorageTokenStore, createTilava } from '@tilava/sdk';

export const queryClient = new QueryClient();

/** Asks anew for all that is shown. No key says who asked: whoever comes or goes has to forget what was read. */
export const forget = (): void => void queryClient.resetQueries();

export const tilava = createTilava({
  baseUrl: '/api/v1',
  tokenStore: createLocalStorageTokenStore(),
  onSessionEnd: forget,
});
