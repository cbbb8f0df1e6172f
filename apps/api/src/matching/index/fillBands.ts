import { bandOf } from '../cells.ts';
import { Bands, emptyBand, hasRoom, insertInto, withRoomFor } from './bands.ts';
import type { IndexRow } from './rows.ts';

/** Rows that there is room for at first, in the place where they are gathered. */
const firstRoom = 1_024;

/** Fills new bands with rows that come band by band. */
export interface BandFiller {
  readonly bands: Bands;
  add(row: IndexRow): void;
  /** Puts the last band among the others; no row comes after it. */
  end(): void;
}

/**
 * Gathers the rows of one band after the other in one place, and keeps each band as large as its rows are. Bands that
 * grow by themselves throw away many times the memory that they have in the end, and each collection of it holds up
 * whatever else the process does.
 */
export function bandFiller(): BandFiller {
  const bands = new Bands();
  let gathered = emptyBand(firstRoom);
  let number = 0;

  function keep(): void {
    if (gathered.count > 0) bands.put(number, withRoomFor(gathered, gathered.count));
    gathered.count = 0;
  }

  return {
    bands,
    add(row) {
      const next = bandOf(row.cell);
      if (next !== number) keep();
      number = next;
      if (!hasRoom(gathered)) gathered = withRoomFor(gathered, gathered.count * 2);
      insertInto(gathered, row);
    },
    end: keep,
  };
}
