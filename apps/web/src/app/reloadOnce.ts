const key = 'tilava.reloaded';

/** How long ago the last reload has to be, in milliseconds: one that did not help must not begin a circle. */
const pause = 60_000;

interface ReloadParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

/**
 * Loads the page again where a part of the app is gone, as after a deployment.
 *
 * @returns whether it does: not where it just has, and not where nobody could remember it
 */
export function reloadOnce({ storage, now, reload }: ReloadParts): boolean {
  try {
    const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < pause) return false;
    storage.setItem(key, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
