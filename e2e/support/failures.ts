import type { Page } from '@playwright/test';
import { serverFailure } from './problem.ts';

/** What the server says then. */
export const failureMessage = 'The disk is on fire';

/** Lets calls of one method and path fail at the server; what is returned lets them by again. */
export async function failCalls(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill(serverFailure) : route.fallback(),
  );
  return () => page.unroute(path);
}
