import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeReader, Snapshot } from '../../changes/changeReader.ts';
import type { Database } from '../../db/database.ts';
import { bandFiller, type Bands } from './bands.ts';
import { DrawnNeeds } from './drawnNeeds.ts';
import type { IndexStore, PageEnd, Side, SideChanges } from './indexStore.ts';
import { coalesce } from '../../db/coalesce.ts';
import { makeYieldToEventLoop } from './yieldToEventLoop.ts';

export interface Sides extends Readonly<Record<Side, Bands>> {
  /** The other needs: those with drawn areas. */
  readonly drawn: DrawnNeeds;
}

export interface IndexState {
  readonly isReady: boolean;
  readonly rows: Readonly<Record<Side, number>>;
  readonly bytes: number;
}

export interface IndexParts {
  readonly store: IndexStore;
  readonly makeReader: () => ChangeReader;
  /** What one request has the index read serves others, too; replicas know no snapshots. */
  readonly atPrimary: Database['atPrimary'];
  /** It is given up where it would take more. */
  readonly maxBytes: number;
  readonly report: (error: unknown, message: string) => void;
}

/** Rows that one statement reads: a few milliseconds until they are in the index. */
const rowsAtOnce = 250;
/** Changes beyond which reading everything anew is no more work. */
const maxChanges = 10_000;
/** Milliseconds until a database that could not be read is asked again. */
const delay = 5_000;

const beforeAll: PageEnd = { cell: -1, id: '00000000-0000-0000-0000-000000000000' };
const bytesOf = ({ announcements, needs, drawn }: Sides): number =>
  announcements.bytes + needs.bytes + drawn.bytes;

/** What the index knows, up to a snapshot, and who reads on from there. */
interface Known {
  readonly sides: Sides;
  readonly reader: ChangeReader;
  seen: Snapshot;
}

/** Both sides of matches in memory, brought up to date before each use; null while it cannot be used. */
export function matchIndex({ store, makeReader, atPrimary, maxBytes, report }: IndexParts) {
  const closing = new AbortController();
  const lock = readWriteLock();
  let known: Known | null = null;
  let building: Promise<void> | null = null;

  /** Reads everything. Rows change meanwhile: what the first snapshot did not see is read again before the first use. */
  async function build(): Promise<void> {
    const reader = makeReader();
    const seen = await reader.begin();
    try {
      const drawn = new DrawnNeeds();
      const announcements = await readAll('announcements', drawn, maxBytes);
      const needs = await readAll('needs', drawn, maxBytes - announcements.bytes);
      known = { sides: { announcements, needs, drawn }, reader, seen };
    } catch (error) {
      await reader.leave();
      throw error;
    }
  }

  /** The pages come in the order of their cells, which is that of bands. */
  async function readAll(side: Side, drawn: DrawnNeeds, most: number): Promise<Bands> {
    const filler = bandFiller();
    let end: PageEnd | undefined = beforeAll;
    while (end !== undefined) {
      closing.signal.throwIfAborted();
      const rows = await store.readPage(side, end, rowsAtOnce);
      for (const row of rows) {
        if (row.area) drawn.insert(row, row.area);
        else filler.add(row);
      }
      end = rows.length < rowsAtOnce ? undefined : rows.at(-1);
      if (end === undefined) filler.end();
      if (filler.bands.bytes + drawn.bytes > most) throw new TooLarge();
    }
    return filler.bands;
  }

  async function buildUntilReady(): Promise<void> {
    while (known === null && !closing.signal.aborted) {
      try {
        await build();
      } catch (error) {
        if (closing.signal.aborted) return;
        report(error, 'The match index cannot be built; the database answers');
        if (error instanceof TooLarge) return;
        // The process may end meanwhile.
        await sleep(delay, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  function start(): void {
    building = buildUntilReady();
  }

  function restart(): void {
    known = null;
    start();
  }

  const readOn = async () => {
    const current = known;
    if (current === null) return;
    const looked = await current.reader.look(current.seen);
    if (looked === null) return restart();
    if (!looked.hasChanges) {
      current.seen = looked.seen;
      return;
    }
    const changes = await store.readChanges(current.seen, maxChanges);
    if (changes.isTooMuch) {
      await current.reader.leave();
      return restart();
    }
    await lock.write(async () => {
      const { announcements, needs, drawn } = current.sides;
      await apply(announcements, changes.announcements);
      await apply(
        {
          insert: (row) => (row.area ? drawn.insert(row, row.area) : needs.insert(row)),
          // It may have had an area, or none.
          remove: (cell, id) => [needs, drawn].forEach((rows) => rows.remove(cell, id)),
        },
        changes.needs,
      );
    });
    current.seen = changes.seen;
    if (bytesOf(current.sides) <= maxBytes) return;
    known = null;
    report(new TooLarge(), 'The match index is given up; the database answers');
    await current.reader.leave();
  };
  const refresh = coalesce(() => atPrimary(readOn));

  return {
    start,

    /** Runs work on what the database holds now, or later; null where the index cannot be used. */
    async use<Result>(work: (sides: Sides) => Promise<Result>): Promise<Result | null> {
      if (known === null) return null;
      await refresh();
      return lock.read(async () => (known === null ? null : work(known.sides)));
    },

    /** Says how far it has read, so that changes may be thrown away; also where nobody asks for anything. */
    async tick(): Promise<void> {
      await refresh();
      if (known !== null && !(await known.reader.advance(known.seen))) restart();
    },

    state: (): IndexState => ({
      isReady: known !== null,
      rows: {
        announcements: known?.sides.announcements.count ?? 0,
        needs: known === null ? 0 : known.sides.needs.count + known.sides.drawn.bands.count,
      },
      bytes: known === null ? 0 : bytesOf(known.sides),
    }),

    /** Waits until it is built, for tests and measurements. */
    built: async (): Promise<void> => building ?? undefined,

    async close(): Promise<void> {
      closing.abort(new Error('The server stops'));
      await building;
      await known?.reader.leave();
      known = null;
    },
  };
}

export type MatchIndex = ReturnType<typeof matchIndex>;

class TooLarge extends Error {
  constructor() {
    super('It would take more memory than MATCH_INDEX_MEGABYTES allows');
  }
}

/** A few at a time; nobody reads meanwhile. */
async function apply(index: Pick<Bands, 'insert' | 'remove'>, { gone, rows }: SideChanges): Promise<void> {
  const yieldToEventLoop = makeYieldToEventLoop();
  for (const { cell, id } of gone) {
    index.remove(cell, id);
    await yieldToEventLoop();
  }
  for (const row of rows) {
    index.insert(row);
    await yieldToEventLoop();
  }
}

/** Readers yield to the event loop and rows must not move meanwhile; readers behind a waiting writer queue. */
export function readWriteLock() {
  const now: { readers: number; write: Promise<void> | null; onLastReader: (() => void) | null } = {
    readers: 0,
    write: null,
    onLastReader: null,
  };

  return {
    async read<Result>(work: () => Promise<Result>): Promise<Result> {
      while (now.write !== null) await now.write;
      now.readers += 1;
      try {
        return await work();
      } finally {
        now.readers -= 1;
        if (now.readers === 0) now.onLastReader?.();
      }
    },

    /** Only one at a time. */
    async write(work: () => Promise<void>): Promise<void> {
      const untilRead = new Promise<void>((resolve) => {
        if (now.readers === 0) resolve();
        else now.onLastReader = resolve;
      });
      const written = untilRead.then(work);
      const end = () => {
        now.write = null;
        now.onLastReader = null;
      };
      now.write = written.then(end, end);
      await written;
    },
  };
}
