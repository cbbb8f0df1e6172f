import { distanceBetween, earthRadius, type Position, radiansPerDegree } from '@tilava/domain/place';
import {
  type FilteredMatch,
  fullScore,
  type MatchField,
  type MatchFilters,
  matchRadius,
  passesFilters,
  weights,
} from '@tilava/domain/matching';
import type { HiddenPairs } from '../engine.ts';
import { flagsOf } from '../scoreSql.ts';
import { filterBits, highHalf, lowHalf } from './features.ts';
import { at, doublesPerRow, featureWord, idAt, idWord, wordsOf, wordsPerRow } from './rows.ts';
import { keyOf, type PackedScoreAt, personPointsOf, type Scorer } from './scorer.ts';
import { bestAt, bestPackedScore, packScore, pointsOfSum, sumReaches } from './packedScores.ts';
import type { Band } from './bands.ts';
import type { RowRange } from './rowRanges.ts';
import type { FirstHits } from './topK.ts';

/** Whole metres to a place, in degrees. */
type Distances = (latitude: number, longitude: number) => number;

/** Metres; how far the series may be from the formula, and a good deal more. */
const tolerance = 1e-4;

/** `distanceBetween` by a short series round one latitude; the formula decides where that could round otherwise. */
function distancesFrom(latitude: number, longitude: number): Distances {
  const cosine = Math.cos(latitude * radiansPerDegree);
  const sine = Math.sin(latitude * radiansPerDegree);
  return (north, east) => {
    const up = (north - latitude) * radiansPerDegree;
    const half = up / 2;
    const meanCosine = cosine - half * (sine + half * (cosine / 2 - (half * sine) / 6));
    const across = (east - longitude) * radiansPerDegree * meanCosine;
    const metres = Math.sqrt(across * across + up * up) * earthRadius + 0.5;
    const whole = Math.floor(metres);
    const part = metres - whole;
    return part > tolerance && part < 1 - tolerance
      ? whole
      : distanceBetween({ latitude, longitude }, { latitude: north, longitude: east });
  };
}

/** Where rows may be farther away than the series reaches. */
const exactDistancesFrom =
  (place: Position): Distances =>
  (latitude, longitude) =>
    distanceBetween(place, { latitude, longitude });

interface Limits {
  /** Metres; below 0 where no distance passes. */
  readonly farthest: number;
  /** Points; above 100 where none pass. */
  readonly minPoints: number;
  /** Whether a row passes, where anything is asked of its tenant or some rows are hidden. */
  readonly passesRow: ((ints: Int32Array, from: number) => boolean) | null;
}

const bestMatch: FilteredMatch = { points: 100, distance: 0, personPoints: 4 };

/**
 * Says what the domain's filters let pass, in a form that a scan can look at a million times.
 *
 * @param greatest - metres that no row can be farther away than
 */
export function limitsOf(
  filters: MatchFilters,
  scorer: Scorer,
  hidden: ReadonlySet<string>,
  greatest: number = matchRadius,
): Limits {
  const { pointsAbove, distanceBelow, personPointsAbove } = filters;
  const passes = (match: Partial<FilteredMatch>, of: MatchFilters) =>
    passesFilters({ ...bestMatch, ...match }, of);
  const asked = flagsOf(scorer.candidates).filter((name) => filters[name] === true);
  const bits = asked.reduce((all, name) => all | filterBits[name], 0);
  const asksPerson = personPointsAbove !== undefined || bits !== 0;
  const isHidden = hiddenRows(hidden);
  const passesRow = (ints: Int32Array, from: number) => {
    if (isHidden?.(ints, from) === true) return false;
    if ((at(ints, from + featureWord) & bits) !== bits) return false;
    if (personPointsAbove === undefined) return true;
    const { tenant, wishes } = scorer.personOf(ints, from);
    return passes({ personPoints: personPointsOf(tenant, wishes) }, { personPointsAbove });
  };
  return {
    farthest: farthestOf(greatest, (distance) => passes({ distance }, { distanceBelow })),
    minPoints: percents.find((points) => passes({ points }, { pointsAbove })) ?? 101,
    passesRow: asksPerson || isHidden !== null ? passesRow : null,
  };
}

/** Of ids, which begin with the time, the last words tell nearly all rows apart. */
function hiddenRows(ids: ReadonlySet<string>): ((ints: Int32Array, from: number) => boolean) | null {
  if (ids.size === 0) return null;
  const lastWords = new Set([...ids].map((id) => wordsOf(id)[3]));
  return (ints, from) => lastWords.has(at(ints, from + idWord + 3)) && ids.has(idAt(ints, from + idWord));
}

/** The greatest distance that passes; below 0 where none does. */
function farthestOf(greatest: number, passes: (distance: number) => boolean): number {
  let farthest = greatest;
  while (farthest >= 0 && !passes(farthest)) farthest -= 1;
  return farthest;
}

const percents = Array.from({ length: 101 }, (_, points) => points);

/** What a tenant must have: a bit for each must-have that a row misses, counted by sets of bits. */
export class Musts {
  readonly #checks: readonly (readonly [packedScoreOf: PackedScoreAt, full: number])[];
  readonly #fields: readonly MatchField[];
  readonly #counts: Int32Array;

  constructor(fields: readonly MatchField[], { packedScoreOf }: Scorer) {
    this.#fields = fields;
    this.#checks = fields.map((field) => [packedScoreOf[field], packScore(weights[field], fullScore)]);
    this.#counts = new Int32Array(1 << fields.length);
  }

  missed(ints: Int32Array, from: number, distance: number): number {
    let missed = 0;
    for (const [bit, [packedScoreOf, full]] of this.#checks.entries()) {
      const packed = packedScoreOf(ints, from, distance);
      if (packed !== 0 && packed !== full) missed |= 1 << bit;
    }
    return missed;
  }

  count(missed: number): void {
    this.#counts[missed] = at(this.#counts, missed) + 1;
  }

  /** Of all rows that were counted. */
  hidden(): HiddenPairs {
    const sumOf = (isOne: (missed: number) => boolean): number =>
      this.#counts.reduce((sum, count, missed) => (isOne(missed) ? sum + count : sum), 0);
    return {
      total: sumOf((missed) => missed !== 0),
      fields: this.#fields.map((field, bit) => ({
        field,
        total: sumOf((missed) => (missed & (1 << bit)) !== 0),
      })),
    };
  }
}

interface Search {
  readonly distanceTo: Distances;
  readonly scorer: Scorer;
  readonly limits: Limits;
  readonly hits: FirstHits;
  /** Null where nothing is a must. */
  readonly musts: Musts | null;
  /** Whether the area of one side holds the other; null where no area is drawn. */
  readonly holds: ((band: Band, row: number) => boolean) | null;
  /** What flags, rent and size add where nothing fits better. */
  readonly best: { readonly flags: number; readonly amounts: number };
}

/** Scores and offers the rows within the limits round a place; counts them. Nothing may change meanwhile. */
export async function scan(
  ranges: readonly RowRange[],
  place: Position,
  given: Omit<Search, 'distanceTo' | 'best'>,
  yieldToEventLoop: () => Promise<void>,
): Promise<number> {
  const distanceTo =
    given.holds === null ? distancesFrom(place.latitude, place.longitude) : exactDistancesFrom(place);
  const search: Search = { ...given, distanceTo, best: bestOf(given.scorer) };
  let total = 0;
  for (const range of ranges) {
    total += scanRange(range, search);
    await yieldToEventLoop();
  }
  return total;
}

/** Far ranges, where not even what fits fully has the points that are needed, are only counted. */
function scanRange(range: RowRange, search: Search): number {
  const { best, scorer, limits, hits } = search;
  const sum = best.flags + best.amounts + scorer.bestRest(range.nearest);
  const isScored = limits.minPoints > 0 || range.nearest <= hits.farthest;
  const scored = isScored && sumReaches(neededPoints(search), sum) ? offerPromising(range, search) : 0;
  return limits.minPoints > 0 ? scored : countPassing(range, search);
}

/** Where the filters ask for points, all that have them are counted. */
const neededPoints = ({ limits: { minPoints }, hits }: Search): number =>
  minPoints > 0 ? minPoints : hits.minPoints;

/** Offers the rows that may be hits, and says how many of these pass the filters. */
function offerPromising(range: RowRange, search: Search): number {
  const { doubles, ints } = range.band;
  const { distanceTo, scorer, hits, musts, holds } = search;
  const { farthest, minPoints, passesRow } = search.limits;
  let passing = 0;
  for (
    let row = nextPromising(range, range.first, search);
    row < range.end;
    row = nextPromising(range, row + 1, search)
  ) {
    const from = row * wordsPerRow;
    if (minPoints === 0 && hits.rulesOut(ints, from)) continue;
    const sum = flagScores(ints, from, scorer.low, scorer.high) + scorer.amountsOf(ints, from);
    const distance = distanceTo(doubles[row * doublesPerRow] ?? 0, doubles[row * doublesPerRow + 1] ?? 0);
    if (distance > farthest || passesRow?.(ints, from) === false) continue;
    if (holds?.(range.band, row) === false) continue;
    const points = pointsOfSum(sum + scorer.restOf(ints, from, distance));
    if (points < minPoints) continue;
    const missed = musts?.missed(ints, from, distance) ?? 0;
    if (minPoints > 0) musts?.count(missed);
    if (missed !== 0) continue;
    passing += 1;
    hits.offer(range.band, row, keyOf(points, distance));
  }
  return passing;
}

/** The first row that can still reach the needed points. The hot loop stands alone for the compiler's sake. */
function nextPromising({ band: { ints }, end, nearest }: RowRange, row: number, search: Search): number {
  const { scorer } = search;
  const { low, high, bestRent, bestSize } = scorer;
  const points = neededPoints(search);
  const rest = scorer.bestRest(nearest);
  const best = search.best.amounts + rest;
  for (let next = row; next < end; next += 1) {
    const from = next * wordsPerRow;
    const flags = flagScores(ints, from, low, high);
    if (!sumReaches(points, flags + best)) continue;
    const amounts = bestAt(ints, from, bestRent) + bestAt(ints, from, bestSize);
    if (sumReaches(points, flags + amounts + rest)) return next;
  }
  return end;
}

const bestOf = ({ low, high, bestRent, bestSize }: Scorer): Search['best'] => ({
  flags: bestPackedScore(low) + bestPackedScore(high),
  amounts: bestPackedScore(bestRent.table) + bestPackedScore(bestSize.table),
});

function flagScores(ints: Int32Array, from: number, low: Int32Array, high: Int32Array): number {
  const features = at(ints, from + featureWord);
  return at(low, lowHalf(features)) + at(high, highHalf(features));
}

/** How many rows pass the filters, which ask nothing of points, and have what is a must. */
function countPassing(
  { band, first, end, isInside }: RowRange,
  { distanceTo, limits, musts, holds }: Search,
): number {
  const { farthest, passesRow } = limits;
  if (isInside && passesRow === null && musts === null) return end - first;
  const { doubles, ints } = band;
  let passing = 0;
  for (let row = first; row < end; row += 1) {
    const place = row * doublesPerRow;
    const distance =
      isInside && musts === null ? 0 : distanceTo(doubles[place] ?? 0, doubles[place + 1] ?? 0);
    if (distance > farthest || passesRow?.(ints, row * wordsPerRow) === false) continue;
    if (holds?.(band, row) === false) continue;
    const missed = musts?.missed(ints, row * wordsPerRow, distance) ?? 0;
    musts?.count(missed);
    if (missed === 0) passing += 1;
  }
  return passing;
}
