import { readText, removeSaved } from '../saved/saved.ts';
import type { PersistOptions } from './queryPersister.ts';

/** The key of the persisted lists in local storage. */
export const persistedQueriesKey = 'tilava.lists';

/**
 * Loads the persister once somebody is logged in: visitors have no lists.
 *
 * @returns resolves once the lists of an earlier visit are restored, if somebody is logged in
 */
export function loadQueryPersister(options: Omit<PersistOptions, 'key'>): () => Promise<void> {
  const { storage, session } = options;
  let isLoaded = false;
  let restored = Promise.resolve();

  const load = () => {
    if (session.wasLoggedOut()) removeSaved(storage, persistedQueriesKey);
    if (isLoaded || session.get() === null) return;
    isLoaded = true;
    // Without the persister, lists show once the server answers.
    const restoring = import('./queryPersister.ts').then(
      ({ persistQueries }) => persistQueries({ ...options, key: persistedQueriesKey }),
      () => {
        isLoaded = false;
      },
    );
    if (readText(storage, persistedQueriesKey) !== null) restored = restoring;
  };

  session.subscribe(load);
  load();
  return () => restored;
}
