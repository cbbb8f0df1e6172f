import type { RouterProviderProps } from 'react-router-dom';

/**
 * Resolves once the first page's code has come, so that one render is enough.
 *
 * @param timeout - milliseconds after which it resolves anyway
 */
export function firstPage(router: RouterProviderProps['router'], timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    if (router.state.initialized) end();
    if (timeout !== undefined) setTimeout(end, timeout);
  });
}
