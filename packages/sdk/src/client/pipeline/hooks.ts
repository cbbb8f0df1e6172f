/**
 * Calls what the caller has given to be told by. Whatever it throws fails no call and ends no process: it is said once
 * for each hook, on the console.
 */
export type NotifyHook = (hook: string, callback: () => unknown) => Promise<void> | undefined;

/** Makes one that has said nothing yet. */
export function createHookNotifier(): NotifyHook {
  const broken = new Set<string>();
  const report = (hook: string, error: unknown): void => {
    if (!broken.has(hook)) console.error(`${hook} failed, which no call fails by`, error);
    broken.add(hook);
  };
  return (hook, callback) => {
    try {
      const result = callback();
      // A call is one that is no `Promise` of the run time's own.
      if (typeof Object(result).then === 'function')
        return Promise.resolve(result).then(nothing, (error: unknown) => report(hook, error));
    } catch (error) {
      report(hook, error);
    }
    return undefined;
  };
}

const nothing = (): void => undefined;
