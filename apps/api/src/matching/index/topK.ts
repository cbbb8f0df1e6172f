import type { PageStart } from '../engine.ts';
import type { Band } from './bands.ts';
import { compareIds, idWord, wordsOf, wordsPerRow } from './rows.ts';
import { greatestDistance, keyOf, pointsOfKey } from './scorer.ts';

export interface Hit {
  readonly band: Band;
  readonly row: number;
  readonly key: number;
}

/** So many times as many as are wanted are gathered, before those behind the wanted ones are dropped. */
const room = 16;

/** The first of what is found, in the order of `compareMatches`, behind `start`. Holds some times their number. */
export class TopK {
  /** Fewer points are none of theirs any more. */
  minPoints = 0;
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
