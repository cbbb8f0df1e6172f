import type { Page } from '@playwright/test';

/**
 * Begins to watch for a message; what is returned answers for how many milliseconds it stood there, once it is gone. The
 * page itself takes the time: whoever looks from outside may be late on a busy machine.
 */
export async function timeMessage(page: Page, message: string): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle((text) => {
    const duration = new Promise<number>((resolve) => {
      let shownAt: number | null = null;
      const observer = new MutationObserver(() => {
        const isShown = document.body.textContent.includes(text);
        if (isShown) shownAt ??= performance.now();
        if (isShown || shownAt === null) return;
        observer.disconnect();
        resolve(performance.now() - shownAt);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { duration };
  }, message);
  return () => watched.evaluate(({ duration }) => duration);
}
