import { readText, writeText } from '../shared/saved/saved.ts';

const key = 'tilava.reloaded';

/** How long ago the last reload has to be, in milliseconds: one that did not help must not begin a circle. */
const pause = 60_000;

interface ReloadParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Without a server, reloading would replace a page that lacks one chunk with no page at all. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * Reloads the page if a chunk of the app is missing, as after a deployment.
 *
 * @returns whether it does: not where the server is not there, not where it just has, and not where nobody could
 * remember it
 */
export async function reloadOnce({ storage, now, isServerThere, reload }: ReloadParts): Promise<boolean> {
  if (!(await isServerThere())) return false;
  const last = Number(readText(storage, key) ?? Number.NEGATIVE_INFINITY);
  if (now() - last < pause || !writeText(storage, key, String(now()))) return false;
  reload();
  return true;
}
