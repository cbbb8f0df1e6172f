import type { Tilava } from '@tilava/sdk';

/**
 * Verifies the account of a link, once: the call changes state, so that neither a second mount nor a way back to the
 * page sends it again. A page that the browser draws before anybody asked for it waits until it is looked at.
 */
export const verificationQuery = (tilava: Tilava, uid: string, code: string) => ({
  queryKey: ['verification', uid, code] as const,
  queryFn: async () => {
    await untilShown(document);
    return tilava.verification.verifyUser({ uid, code });
  },
  staleTime: Number.POSITIVE_INFINITY,
  retryOnMount: false,
  refetchOnReconnect: false,
  meta: { isSilent: true },
});

/** Resolves once a page is more than a guess of the browser's about where somebody will go. */
async function untilShown(page: EventTarget & { readonly prerendering?: boolean }): Promise<void> {
  if (page.prerendering !== true) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
