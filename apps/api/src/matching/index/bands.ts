import { bandOf, edgesOf } from '../cells.ts';
import {
  at,
  bytesPerRow,
  doublesPerRow,
  fieldWord,
  idWord,
  type IndexRow,
  wordsOf,
  wordsPerRow,
} from './rows.ts';

/** Rows of one band of latitude, from west to east. */
export interface Band {
  count: number;
  doubles: Float64Array;
  ints: Int32Array;
}

/** A full band grows by this part of it, at least by so many rows: little is held that nothing lies in. */
const growth = { part: 1 / 8, rows: 4 } as const;

/** All rows, by their band; a circle is then a range of each band that it crosses. */
export class Bands {
  /** Without an entry where there never was a row. */
  readonly list: (Band | undefined)[] = [];
  count = 0;
  bytes = 0;

  /** Adds a row, whose id must not be there. */
  insert(row: IndexRow): void {
    insertInto(this.#withRoom(bandOf(row.cell)), row);
    this.count += 1;
  }

  put(number: number, band: Band): void {
    this.list[number] = band;
    this.count += band.count;
    this.bytes += band.ints.byteLength;
  }

  remove(cell: number, id: string): void {
    const band = this.list[bandOf(cell)];
    if (band === undefined) return;
    const { west, east } = edgesOf(cell);
    const wanted = wordsOf(id);
    const end = firstFrom(band, east);
    for (let row = firstFrom(band, west); row < end; row += 1) {
      const word = row * wordsPerRow + idWord;
      if (wanted.some((value, offset) => at(band.ints, word + offset) !== value)) continue;
      band.ints.copyWithin(row * wordsPerRow, (row + 1) * wordsPerRow, band.count * wordsPerRow);
      band.count -= 1;
      this.count -= 1;
      return;
    }
  }

  #withRoom(number: number): Band {
    const band = this.list[number] ?? emptyBand(0);
    if (hasRoom(band)) return band;
    const rows = band.count + Math.max(growth.rows, Math.ceil(band.count * growth.part));
    const larger = withRoomFor(band, rows);
    this.bytes += larger.ints.byteLength - band.ints.byteLength;
    this.list[number] = larger;
    return larger;
  }
}

function emptyBand(rows: number): Band {
  const buffer = new ArrayBuffer(rows * bytesPerRow);
  return { count: 0, doubles: new Float64Array(buffer), ints: new Int32Array(buffer) };
}

const hasRoom = ({ ints, count }: Band): boolean => ints.length > count * wordsPerRow;

function withRoomFor({ ints, count }: Band, rows: number): Band {
  const copy = emptyBand(rows);
  copy.ints.set(ints.subarray(0, count * wordsPerRow));
  copy.count = count;
  return copy;
}

function insertInto(band: Band, { id, latitude, longitude, fields }: IndexRow): void {
  const row = firstFrom(band, longitude);
  band.ints.copyWithin((row + 1) * wordsPerRow, row * wordsPerRow, band.count * wordsPerRow);
  band.doubles[row * doublesPerRow] = latitude;
  band.doubles[row * doublesPerRow + 1] = longitude;
  band.ints.set(wordsOf(id), row * wordsPerRow + idWord);
  band.ints.set(fields, row * wordsPerRow + fieldWord);
  band.count += 1;
}

/** The first row of a band that does not lie west of a longitude; its count where all do. */
export function firstFrom({ doubles, count }: Band, longitude: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((doubles[middle * doublesPerRow + 1] ?? 0) < longitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows that there is room for at first, in the place where they are gathered. */
const firstRoom = 1_024;

interface BandFiller {
  readonly bands: Bands;
  add(row: IndexRow): void;
  /** Puts the last band among the others; no row comes after it. */
  end(): void;
}

/** Gathers one band after the other at its final size: growing would throw away many times the memory. */
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
