import type { MatchSort } from '@tilava/domain/matching';
import type { PageStart } from '../engine.ts';
import type { Band } from './bands.ts';
import { announcementField, at, compareIds, fieldWord, idWord, wordsOf, wordsPerRow } from './rows.ts';
import { distanceOfKey, greatestDistance, keyOf, pointsOfKey } from './scorer.ts';

export interface Hit {
  readonly band: Band;
  readonly row: number;
  readonly key: number;
}

/** The first of what is found, in a list's order, behind where a page begins. Holds some times their number. */
export interface FirstHits {
  /** Fewer points are none of theirs any more; 0 where something else comes before points. */
  readonly minPoints: number;
  /** Metres; what is farther away is none of theirs any more. */
  readonly farthest: number;
  /** Whether a row is none of them, whatever it scores. */
  rulesOut(ints: Int32Array, from: number): boolean;
  offer(band: Band, row: number, key: number): void;
  first(): Hit[];
}

export const firstHits = (sort: MatchSort, start: PageStart | null, limit: number): FirstHits =>
  sort === 'best' ? new TopK(start, limit) : new SortedHits(sort, start, limit);

/** So many times as many as are wanted are gathered, before those behind the wanted ones are dropped. */
const room = 16;

/** In the order of `compareMatches`. */
class TopK implements FirstHits {
  /** Fewer points are none of theirs any more. */
  minPoints = 0;
  readonly farthest = Number.POSITIVE_INFINITY;
  /** Whatever has a greater key is none of them. */
  #greatest = keyOf(0, greatestDistance);
  readonly #limit: number;
  readonly #from: number;
  readonly #isBehind: (hit: Hit) => boolean;
  #hits: Hit[] = [];
  /** How many hits have each number of points, and how many `minPoints` or more. */
  readonly #counts = new Int32Array(101);
  #enough = 0;

  constructor(start: PageStart | null, limit: number) {
    this.#limit = limit;
    this.#from = start === null ? 0 : startKey(start);
    this.#isBehind = start === null ? () => true : behind(start);
  }

  offer(band: Band, row: number, key: number): void {
    if (key < this.#from || key > this.#greatest) return;
    const hit = { band, row, key };
    if (!this.#isBehind(hit)) return;
    this.#hits.push(hit);
    if (this.#hits.length === room * this.#limit) {
      this.#hits = this.first();
      this.#greatest = this.#hits.at(-1)?.key ?? this.#greatest;
    }
    this.#count(pointsOfKey(key));
  }

  rulesOut(): boolean {
    return false;
  }

  first(): Hit[] {
    const worst = keyOf(this.minPoints, greatestDistance);
    return this.#hits
      .filter(({ key }) => key <= worst)
      .toSorted(compareHits)
      .slice(0, this.#limit);
  }

  #count(points: number): void {
    if (points < this.minPoints) return;
    this.#counts[points] = (this.#counts[points] ?? 0) + 1;
    this.#enough += 1;
    for (
      let least = this.#counts[this.minPoints] ?? 0;
      this.#enough - least >= this.#limit;
      least = this.#counts[this.minPoints] ?? 0
    ) {
      this.#enough -= least;
      this.minPoints += 1;
    }
  }
}

/** A distance that somebody made up lies behind all that a list holds. */
const startKey = ({ points, distance }: PageStart): number =>
  keyOf(points, Math.min(distance, greatestDistance));

function behind(start: PageStart): (hit: Hit) => boolean {
  const key = startKey(start);
  const id = Int32Array.from(wordsOf(start.id));
  return (hit) =>
    hit.key > key ||
    (hit.key === key && compareIds(hit.band.ints, hit.row * wordsPerRow + idWord, id, 0) > 0);
}

const compareHits = (one: Hit, other: Hit): number =>
  one.key - other.key ||
  compareIds(
    one.band.ints,
    one.row * wordsPerRow + idWord,
    other.band.ints,
    other.row * wordsPerRow + idWord,
  );

type OtherSort = Exclude<MatchSort, 'best'>;

/** What a list is sorted by before points and distance, the least first; `from` is where a row begins, in words. */
const leading: Readonly<Record<OtherSort, (ints: Int32Array, from: number, key: number) => number>> = {
  rent: (ints, from) => at(ints, from + fieldWord + announcementField.rent),
  size: (ints, from) => -at(ints, from + fieldWord + announcementField.size),
  distance: (_ints, _from, key) => distanceOfKey(key),
  newest: (ints, from) => -timeOf(ints, from + idWord),
};

/** The first 48 bits of an id of version 7, which are a time. */
const timeOf = (ints: Int32Array, from: number): number =>
  (at(ints, from) >>> 0) * 0x1_00_00 + (at(ints, from + 1) >>> 16);

/** A place in a sorted list, of a hit or of where a page begins. */
interface SortedPlace {
  readonly lead: number;
  readonly key: number;
  readonly ints: Int32Array;
  /** Where the id begins, in words. */
  readonly idAt: number;
}

/** In the order of `compareBy`. */
class SortedHits implements FirstHits {
  readonly minPoints = 0;
  /** Whatever comes behind it is none of them. */
  #last: SortedPlace | null = null;
  readonly #sort: OtherSort;
  readonly #limit: number;
  readonly #start: SortedPlace | null;
  #hits: (Hit & SortedPlace)[] = [];

  constructor(sort: OtherSort, start: PageStart | null, limit: number) {
    this.#sort = sort;
    this.#limit = limit;
    this.#start = start === null ? null : placeOf(start, sort);
  }

  offer(band: Band, row: number, key: number): void {
    const from = row * wordsPerRow;
    const lead = leading[this.#sort](band.ints, from, key);
    const hit = { band, row, key, lead, ints: band.ints, idAt: from + idWord };
    if (this.#start !== null && this.#compare(hit, this.#start) <= 0) return;
    if (this.#last !== null && this.#compare(hit, this.#last) > 0) return;
    this.#hits.push(hit);
    if (this.#hits.length < room * this.#limit) return;
    this.#hits = this.first();
    this.#last = this.#hits.at(-1) ?? null;
  }

  get farthest(): number {
    return this.#sort === 'distance' && this.#last !== null ? this.#last.lead : Number.POSITIVE_INFINITY;
  }

  rulesOut(ints: Int32Array, from: number): boolean {
    if (this.#last === null || this.#sort === 'distance') return false;
    return leading[this.#sort](ints, from, 0) > this.#last.lead;
  }

  first(): (Hit & SortedPlace)[] {
    return this.#hits.toSorted((one, other) => this.#compare(one, other)).slice(0, this.#limit);
  }

  #compare(one: SortedPlace, other: SortedPlace): number {
    if (one.lead !== other.lead) return one.lead - other.lead;
    const byId = compareIds(one.ints, one.idAt, other.ints, other.idAt);
    return this.#sort === 'newest' ? -byId : one.key - other.key || byId;
  }
}

function placeOf(start: PageStart, sort: OtherSort): SortedPlace {
  const ints = Int32Array.from(wordsOf(start.id));
  const { amount = 0, distance } = start;
  const lead = { rent: amount, size: -amount, distance, newest: -timeOf(ints, 0) }[sort];
  return { lead, key: startKey(start), ints, idAt: 0 };
}
