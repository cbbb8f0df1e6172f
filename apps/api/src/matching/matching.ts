import { changeReader, pruneChanges } from '../changes/changeReader.ts';
import type { Database } from '../db/database.ts';
import type { MatchEngine } from './engine.ts';
import { indexEngine } from './index/indexEngine.ts';
import { indexStore } from './index/indexStore.ts';
import { matchIndex, type IndexParts, type IndexState } from './index/matchIndex.ts';
import { sqlEngine } from './sqlEngine.ts';
import { subjectReader } from './index/storedRows.ts';

/** Milliseconds between two times that the index reads on though nobody asks, so that changes may be thrown away. */
const interval = 30_000;

export interface Matching {
  readonly engine: MatchEngine;
  /** How the index stands; all zero where there is none. */
  state(): IndexState;
  /** Builds the index; until it is ready the database answers. */
  start(): void;
  close(): Promise<void>;
}

/** An index in this process, and the database where it cannot answer (docs/adr/0021); 0 bytes for no index. */
export function matching(database: Database, maxBytes: number, report: IndexParts['report']): Matching {
  const inDatabase = sqlEngine(database);
  const store = indexStore(database);
  const makeReader = () => changeReader(database, `index ${crypto.randomUUID()}`);
  const index = matchIndex({
    store,
    makeReader,
    atPrimary: (work) => database.atPrimary(work),
    maxBytes,
    report,
  });
  let timer: NodeJS.Timeout | undefined;
  let pending: Promise<void> = Promise.resolve();

  const readOn = async () => {
    await index.tick();
    await pruneChanges(database);
  };
  return {
    engine: maxBytes === 0 ? inDatabase : indexEngine(index, subjectReader(database), inDatabase),
    state: () => index.state(),
    start() {
      if (maxBytes > 0) index.start();
      timer = setInterval(() => {
        pending = readOn().catch((error: unknown) => {
          report(error, 'Changes for the match index cannot be read');
        });
      }, interval);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await pending;
      await index.close();
    },
  };
}
