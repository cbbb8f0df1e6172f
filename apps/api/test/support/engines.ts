import { changeReader } from '../../src/changes/changeReader.ts';
import type { Database } from '../../src/db/database.ts';
import type { MatchEngine } from '../../src/matching/engine.ts';
import { indexEngine } from '../../src/matching/index/indexEngine.ts';
import { indexStore } from '../../src/matching/index/indexStore.ts';
import { matchIndex, type IndexParts, type MatchIndex } from '../../src/matching/index/matchIndex.ts';
import { sqlEngine } from '../../src/matching/sqlEngine.ts';
import { subjectReader } from '../../src/matching/index/storedRows.ts';

/** Both engines on one database. */
export interface Engines {
  readonly sql: MatchEngine;
  /** Answers lists from memory; without its index it fails a test instead of asking the database. */
  readonly index: MatchEngine;
  readonly built: MatchIndex;
  close(): Promise<void>;
}

/**
 * Makes them, with an index that is built.
 *
 * @param maxBytes - that the index may take
 * @param report - told why it cannot be built; otherwise that fails a test
 */
export async function makeEngines(
  database: Database,
  maxBytes = Number.POSITIVE_INFINITY,
  report: IndexParts['report'] = (error) => {
    throw error;
  },
): Promise<Engines> {
  const sql = sqlEngine(database);
  const store = indexStore(database);
  const built = matchIndex({
    store,
    atPrimary: (work) => database.atPrimary(work),
    makeReader: () => changeReader(database, `test ${crypto.randomUUID()}`),
    maxBytes,
    report,
  });
  built.start();
  await built.built();
  const withoutIndex: MatchEngine = {
    potential: () => Promise.reject(new Error('The index was not used')),
    specific: (...pair) => sql.specific(...pair),
  };
  return {
    sql,
    index: indexEngine(built, subjectReader(database), withoutIndex),
    built,
    close: () => built.close(),
  };
}
