import type { Page, Request } from '@playwright/test';

/**
 * Holds what a page asks for, or those of these calls that are chosen, before the server hears of it.
 *
 * @returns what lets go of them
 */
export async function hold(
  page: Page,
  calls: string | RegExp,
  isChosen: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: isAllowed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    if (isChosen(route.request())) await isAllowed;
    await route.fallback();
  });
  return letGo;
}
