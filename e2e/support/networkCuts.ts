import type { Page } from '@playwright/test';

/** Where the network breaks: before a call has left, or after the server has carried it out and before it can tell. */
export type NetworkCut = 'request' | 'answer';

export const networkCuts: readonly NetworkCut[] = ['request', 'answer'];

/** Cuts the network for requests of one method and path; returns a function that restores it, once a request was cut. */
export async function cutNetwork(
  page: Page,
  method: string,
  path: RegExp,
  cut: NetworkCut,
): Promise<() => Promise<void>> {
  let isCut = true;
  let resolveMet: () => void = () => undefined;
  const isMet = new Promise<void>((resolve) => {
    resolveMet = resolve;
  });
  await page.route(path, async (route) => {
    if (!isCut || route.request().method() !== method) return route.fallback();
    if (cut === 'answer') await route.fetch();
    await route.abort();
    resolveMet();
  });
  return async () => {
    await isMet;
    isCut = false;
  };
}
