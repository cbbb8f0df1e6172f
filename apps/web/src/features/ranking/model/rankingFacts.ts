import { formatNumber, formatPercentage, noBreakSpace, type Locale } from '@tilava/domain/format';
import {
  filterPresets,
  importanceFactors,
  matchFields,
  matchRadius,
  readScoreEdges,
  scorePerson,
  tenantSorts,
  weights,
  type MatchField,
  type PersonField,
} from '@tilava/domain/matching';
import type { RankingTexts } from '../../../texts/ranking/ranking.ts';

/** A criterion as the page tells of it. */
interface RankedCriterion {
  readonly field: MatchField;
  readonly weight: string;
  /** Per cent of the heaviest weight. */
  readonly width: number;
  readonly how: string;
}

/** What the page says in numbers, all of them taken from the domain. */
export function rankingFacts(texts: RankingTexts, locale: Locale) {
  const { location, rent, size, roomCount, moveInDate, residenceType } = readScoreEdges();
  const percent = (points: number) => formatPercentage(points, locale);
  const kilometres = (metres: number) => `${formatNumber(metres / 1000, locale, 'upToTwo')}${noBreakSpace}km`;
  const { how } = texts.criteria;
  const sentences: Readonly<Record<MatchField, string>> = {
    ...how,
    location: how.location(kilometres(location.full), kilometres(location.none)),
    rent: how.rent(percent(rent.none)),
    size: how.size(percent(size.above)),
    roomCount: how.roomCount(percent(roomCount.oneOff)),
    moveInDate: how.moveInDate(formatNumber(moveInDate.none, locale)),
  };
  const heaviest = Math.max(...matchFields.map((field) => weights[field]));
  return {
    criteria: matchFields.map((field): RankedCriterion => ({
      field,
      weight: percent(weights[field]),
      width: (weights[field] / heaviest) * 100,
      how: sentences[field],
    })),
    total: percent(matchFields.reduce((sum, field) => sum + weights[field], 0)),
    important: formatNumber(importanceFactors.important, locale),
    must: formatNumber(importanceFactors.must, locale),
    otherType: percent(residenceType.other),
    radius: kilometres(matchRadius),
    sorts: tenantSorts,
    wishes: wishFields,
    mostPersonPoints: formatNumber(wishFields.length, locale),
    personPointsAbove: formatNumber(filterPresets.personPointsAbove, locale),
  };
}

const { personMatches } = scorePerson(
  { industries: [], creditRating: null, operatingMargin: null, employee: null },
  { industries: [], creditRating: [], operatingMargin: [], employee: [] },
);

const wishFields = Object.keys(personMatches) as readonly PersonField[];
