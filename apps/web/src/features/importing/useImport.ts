import { useQueryClient } from '@tanstack/react-query';
import { type AllImportTexts, type ColumnMapping, type ReadRow, rowReader } from '@tilava/domain/import';
import type { Schemas } from '@tilava/sdk';
import { updateAnnouncement, upsertAnnouncementBatch } from '@tilava/sdk/operations';
import { invalidateAfter, listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { useRef, useState } from 'react';
import { useServices, useUserId } from '../../shared/services/useServices.ts';

type Announcement = Schemas['Announcement'];
type Result = Schemas['UpsertedAnnouncement'];

/** How many rows go in one request. */
const batchSize = 100;

/** A row, and what became of it or would become of it. */
export interface Entry {
  readonly row: ReadRow;
  /** What the server says; null where the row has faults, so that it was not sent. */
  readonly result: Result | null;
}

export interface Outcome {
  readonly entries: readonly Entry[];
  /** Announcements with a reference that the file lacks. */
  readonly gone: readonly Announcement[];
  readonly hidden: number;
  /** How many rows were not reached: the import was cancelled, or failed. */
  readonly left: number;
  readonly error: Error | null;
  readonly isStopped: boolean;
}

export interface Progress {
  readonly isDryRun: boolean;
  readonly done: number;
  readonly total: number;
}

export interface ImportFile {
  readonly rows: readonly (readonly string[])[];
  readonly mapping: ColumnMapping;
  readonly texts: AllImportTexts;
  readonly acceptsUnlikely: boolean;
}

const isReadable = (row: ReadRow): row is Extract<ReadRow, { announcement: unknown }> =>
  'announcement' in row;

/** The batch doesn't change references. */
const withReference = (result: Result, { renames }: ReadRow): Result =>
  renames === undefined || result.outcome === 'refused'
    ? result
    : { ...result, outcome: 'changed', changes: ['reference', ...result.changes] };

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Tries an import out and does it, a hundred rows at a time; what is done once is unchanged the next time. */
export function useImport() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);

  /** The server's results for rows that can be read, by reference. */
  const send = async (rows: readonly ReadRow[], isDryRun: boolean, signal: AbortSignal) => {
    const readable = rows.filter(isReadable);
    if (readable.length === 0) return [];
    if (!isDryRun) {
      for (const { reference, renames } of readable) {
        if (renames !== undefined) await updateAnnouncement(tilava, renames.id, { reference }, { signal });
      }
    }
    const announcements = readable.map(({ reference, renames, announcement }) => ({
      reference: isDryRun ? (renames?.from ?? reference) : reference,
      announcement,
    }));
    const { results } = await upsertAnnouncementBatch(
      tilava,
      { announcements },
      { dryRun: isDryRun },
      { signal },
    );
    return readable.map((row, index): Entry => {
      const result = results[index];
      return { row, result: result === undefined ? null : withReference(result, row) };
    });
  };

  /** Takes batch after batch, until all are done, somebody cancels, or one fails. */
  const run = async <Item>(
    batches: readonly (readonly Item[])[],
    isDryRun: boolean,
    take: (batch: readonly Item[], signal: AbortSignal) => Promise<readonly Entry[]>,
  ) => {
    const stop = new AbortController();
    running.current = stop;
    const total = batches.flat().length;
    const entries: Entry[] = [];
    let done = 0;
    let error: Error | null = null;
    setProgress({ isDryRun, done, total });
    try {
      for (const batch of batches) {
        if (stop.signal.aborted) break;
        entries.push(...(await take(batch, stop.signal)));
        done += batch.length;
        setProgress({ isDryRun, done, total });
      }
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      if (!stop.signal.aborted) error = failure;
    } finally {
      setProgress(null);
    }
    return { entries, left: total - done, error, isStopped: stop.signal.aborted };
  };

  const tryOut = async ({ rows, mapping, texts, acceptsUnlikely }: ImportFile): Promise<Outcome> => {
    const own = await queryClient.fetchQuery({
      ...listAnnouncementsOfUserQuery(tilava, userId),
      staleTime: 0,
    });
    const numbered = rows
      .slice(1)
      .map((cells, index) => ({ number: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const read = rowReader({ rows: numbered, mapping, texts, own, acceptsUnlikely });
    const tried = await run(batchesOf(numbered), true, async (batch, signal) => {
      const readRows = batch.map(read);
      const sent = new Map((await send(readRows, true, signal)).map((entry) => [entry.row, entry]));
      return readRows.map((row) => sent.get(row) ?? { row, result: null });
    });
    const named = new Set(tried.entries.map(({ row }) => row.renames?.from ?? row.reference));
    const gone = own.filter(({ reference }) => typeof reference === 'string' && !named.has(reference));
    return { ...tried, gone, hidden: 0 };
  };

  const write = async (entries: readonly Entry[], gone: readonly Announcement[]): Promise<Outcome> => {
    const rows = entries.map(({ row }) => row);
    const written = await run(batchesOf(rows), false, (batch, signal) => send(batch, false, signal));
    let { error } = written;
    let hidden = 0;
    try {
      if (error === null && !written.isStopped) {
        for (const { id } of gone.filter(({ isActive }) => isActive)) {
          await updateAnnouncement(tilava, id, { isActive: false });
          hidden += 1;
        }
      }
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      error = failure;
    }
    await invalidateAfter(queryClient, 'upsertAnnouncementBatch');
    return { ...written, error, gone, hidden };
  };

  return { progress, tryOut, write, cancel: () => running.current?.abort() };
}
