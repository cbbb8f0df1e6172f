import type { Page } from '@playwright/test';

/** Where the network breaks: before a call has left, or after the server has carried it out and before it can tell. */
export type Cut = 'request' | 'answer';

export const cuts: readonly Cut[] = ['request', 'answer'];

/** Cuts the network for calls of one method and path; what is returned mends it, once a call has met the cut. */
export async function cutCalls(
  page: Page,
  method: string,
  path: RegExp,
  cut: Cut,
): Promise<() => Promise<void>> {
  let isCut = true;
  let tellMet: () => void = () => undefined;
  const isMet = new Promise<void>((resolve) => {
    tellMet = resolve;
  });
  await page.route(path, async (route) => {
    if (!isCut || route.request().method() !== method) return route.fallback();
    if (cut === 'answer') await route.fetch();
    await route.abort();
    tellMet();
  });
  return async () => {
    await isMet;
    isCut = false;
  };
}
