import { readText, removeSaved } from '../saved/saved.ts';
import type { KeptListsOptions } from './keptLists.ts';
import { keptListsKey } from './listStorage.ts';

/**
 * Keeps lists once somebody is logged in: until then there are none, and their code is not downloaded.
 *
 * @returns waits until those of an earlier visit are back, if somebody is logged in
 */
export function keepListsLater(options: KeptListsOptions): () => Promise<void> {
  const { storage, session } = options;
  let isLoaded = false;
  let areBack = Promise.resolve();

  const follow = () => {
    if (session.wasLoggedOut()) removeSaved(storage, keptListsKey);
    if (isLoaded || session.get() === null) return;
    isLoaded = true;
    // Without its code, lists show when they are loaded.
    const coming = import('./keptLists.ts').then(
      ({ keepLists }) => keepLists(options),
      () => {
        isLoaded = false;
      },
    );
    if (readText(storage, keptListsKey) !== null) areBack = coming;
  };

  session.subscribe(follow);
  follow();
  return () => areBack;
}
