import { factorsFor, matchRadius, mustFields, weightsFor } from '@tilava/domain/matching';
import { isInArea } from '@tilava/domain/place';
import { dayNumber } from '@tilava/domain/time';
import {
  emptyPage,
  type MatchEngine,
  type PageRequest,
  type ScoredPage,
  type ScoredPair,
} from '../engine.ts';
import { boundsAroundArea, type Bounds, boundsOfDrawn } from '../cells.ts';
import type { Band, Bands } from './bands.ts';
import { placeOf } from './drawnNeeds.ts';
import type { StoredSubject, SubjectReader } from './storedRows.ts';
import {
  announcementScorer,
  distanceOfKey,
  greatestDistance,
  needScorer,
  personMatchesOf,
  personPointsOf,
  pointsOfKey,
  type Scorer,
  scorerInArea,
  scoresAt,
} from './scorer.ts';
import { limitsOf, Musts, scan } from './scan.ts';
import { featureBits, prepareTables } from './features.ts';
import {
  announcementField,
  at,
  bitsOf,
  fieldWord,
  idAt,
  idWord,
  type IndexRow,
  needField,
  wordsPerRow,
} from './rows.ts';
import type { MatchIndex, Sides } from './matchIndex.ts';
import { rowRangesAround, rowRangesWithin } from './rowRanges.ts';
import { firstHits, type Hit } from './topK.ts';
import { makeYieldToEventLoop } from './yieldToEventLoop.ts';

/** Single pairs, which a database finds as fast, and everything before the index is ready, come from another engine. */
export function indexEngine(
  index: Pick<MatchIndex, 'use'>,
  readSubject: SubjectReader,
  other: MatchEngine,
): MatchEngine {
  return {
    async potential(subject, page) {
      // A row has no room for costs, and few filter by them.
      if (page.filters.costBelow !== undefined && 'needId' in subject) return other.potential(subject, page);
      const reading = readSubject(subject);
      const searching = index.use(async (sides) => {
        const stored = await reading;
        if (stored === null) return emptyPage;
        if (!stored.isSought) return { ...emptyPage, userId: stored.userId };
        // After the index: it holds nothing of hidden users that this does not read.
        return search(sides, stored, 'needId' in subject, page, await stored.readHidden());
      });
      // Together: where the database is gone both fail, and each has to be heard.
      const [found] = await Promise.all([searching, reading]);
      return found ?? other.potential(subject, page);
    },
    specific: (...pair) => other.specific(...pair),
  };
}

async function search(
  sides: Sides,
  { row, userId, importance, weighting }: StoredSubject,
  byNeed: boolean,
  { filters, sort = 'best', limit, after, today }: PageRequest,
  hidden: ReadonlySet<string>,
): Promise<ScoredPage> {
  const day = dayNumber(today);
  if (day === null) throw new Error(`${today} is no day`);
  const yieldToEventLoop = makeYieldToEventLoop();
  await prepareTables(byNeed ? 'wanted' : 'offered', featuresOf(row, byNeed), yieldToEventLoop);
  const factors = importance && factorsFor(importance);
  const scorer = byNeed ? announcementScorer(row, day, factors) : needScorer(row, day);
  const required = mustFields(importance);
  const parts = partsOf(sides, row, byNeed, scorer);
  const musts = required.length === 0 ? null : new Musts(required, parts[0].scorer);
  await yieldToEventLoop();
  const hits = firstHits(sort, after, limit + 1);
  let total = 0;
  for (const { bands, bounds, holds, scorer: scorerOfPart } of parts) {
    const limits = limitsOf(filters, scorerOfPart, hidden, holds === null ? matchRadius : greatestDistance);
    const ranges =
      bounds === null ? rowRangesAround(bands, row, limits.farthest) : rowRangesWithin(bands, bounds);
    total += await scan(ranges, row, { scorer: scorerOfPart, limits, hits, musts, holds }, yieldToEventLoop);
  }
  await yieldToEventLoop();
  const found = hits.first();
  const by = weightsFor(importance);
  return {
    userId,
    pairs: found.slice(0, limit).map((hit) => {
      const part = parts.find(({ bands }) => bands.list.includes(hit.band));
      return { ...toPair(hit, part?.scorer ?? scorer, row, byNeed), weights: by };
    }),
    total,
    hasMore: found.length > limit,
    hidden: musts?.hidden() ?? null,
    weighting,
  };
}

/** Rows that a list is made from. */
interface Part {
  readonly bands: Bands;
  /** Null for the circle of lists. */
  readonly bounds: Bounds | null;
  /** Whether a row is where it is sought, besides that; null where the circle tells. */
  readonly holds: ((band: Band, row: number) => boolean) | null;
  readonly scorer: Scorer;
}

function partsOf(sides: Sides, row: IndexRow, byNeed: boolean, scorer: Scorer): readonly [Part, ...Part[]] {
  const inCircle = { bounds: null, holds: null, scorer };
  const { area } = row;
  if (byNeed && area) {
    const holds: Part['holds'] = (band, other) => isInArea(area, placeOf(band, other));
    const bounds = boundsAroundArea(area);
    return [{ bands: sides.announcements, bounds, holds, scorer: scorerInArea(scorer) }];
  }
  if (byNeed) return [{ bands: sides.announcements, ...inCircle }];
  const { drawn } = sides;
  return [
    { bands: sides.needs, ...inCircle },
    {
      bands: drawn.bands,
      bounds: boundsOfDrawn(row),
      holds: (band, other) => drawn.holds(band, other, row),
      scorer: scorerInArea(scorer),
    },
  ];
}

const featuresOf = ({ fields }: IndexRow, isNeed: boolean): number =>
  fields[isNeed ? needField.features : announcementField.features] ?? 0;

function toPair(
  { band: { ints }, row, key }: Hit,
  scorer: Scorer,
  subject: IndexRow,
  byNeed: boolean,
): Omit<ScoredPair, 'weights'> {
  const from = row * wordsPerRow;
  const distance = distanceOfKey(key);
  const { tenant, wishes } = scorer.personOf(ints, from);
  const id = idAt(ints, from + idWord);
  const amenitiesOf = (features: number) => bitsOf(features, featureBits.amenities);
  const own = featuresOf(subject, byNeed);
  const others = at(ints, from + fieldWord + (byNeed ? announcementField.features : needField.features));
  const amount = (field: number) =>
    byNeed ? at(ints, from + fieldWord + field) : (subject.fields[field] ?? 0);
  return {
    needId: byNeed ? subject.id : id,
    announcementId: byNeed ? id : subject.id,
    points: pointsOfKey(key),
    distance,
    rent: amount(announcementField.rent),
    size: amount(announcementField.size),
    scores: scoresAt(scorer, ints, from, distance),
    personMatches: personMatchesOf(tenant, wishes),
    personPoints: personPointsOf(tenant, wishes),
    wantedAmenities: amenitiesOf(byNeed ? own : others),
    offeredAmenities: amenitiesOf(byNeed ? others : own),
  };
}
