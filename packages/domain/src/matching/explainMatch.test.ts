import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDay, realListing, realNeed, wildDay, wildListing, wildNeed } from '../testing/arbitraries.ts';
import { fullNeed, perfectListing, silentNeed } from '../testing/matching.ts';
import { en } from '../texts/en.ts';
import { gapsOf, textAt } from '../testing/words.ts';
import { scoreMatch } from './scoreMatch.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';
import { type MatchField, matchFields, type MatchMessage } from './criteria/criteria.ts';
import { areaOf } from '../place/drawnArea.ts';
import { type ExplainedField, explainMatch, outcomesOf } from './explainMatch.ts';
import { displayedPoints, earnedPoints } from './strength.ts';

const today = '2026-01-01';

const explain = (need: ScoredNeed, listing: ScoredListing, day = today): readonly ExplainedField[] =>
  explainMatch(scoreMatch(need, listing, day), need, listing, day);

/** What is said of a field. */
function wordOf(field: MatchField, need: Partial<ScoredNeed>, listing: Partial<ScoredListing>): unknown {
  const fields = explain({ ...fullNeed, ...need }, { ...perfectListing, ...listing });
  const found = fields.find((entry) => entry.field === field);
  return found && { key: found.key, parameters: found.parameters };
}

const at = (north: number): ScoredListing['location'] => ({
  latitude: perfectListing.location.latitude + north,
  longitude: perfectListing.location.longitude,
});

/** Far from the address. */
const north = areaOf([24_900_000, 60_200_000, 25_000_000, 60_200_000, 24_940_000, 60_300_000]);

type Case = readonly [Partial<ScoredNeed>, Partial<ScoredListing>, MatchMessage];

describe('what is said of a match', () => {
  test.each<Case>([
    [{}, {}, { key: 'residenceType.wanted', parameters: { type: 'office' } }],
    [{}, { residenceType: 'garage' }, { key: 'residenceType.other', parameters: { type: 'garage' } }],
    [{}, { residenceType: 'other' }, { key: 'residenceType.unknown', parameters: { type: 'other' } }],
    [{ residenceType: [] }, { residenceType: 'other' }, { key: 'residenceType.unsaid', parameters: {} }],
    [{}, {}, { key: 'location.near', parameters: { metres: 0 } }],
    [{}, { location: at(0.018) }, { key: 'location.farther', parameters: { metres: 2002 } }],
    [{}, { location: at(0.027) }, { key: 'location.far', parameters: { metres: 3002 } }],
    [
      { drawnArea: north },
      { location: at(0.09) },
      { key: 'location.inside', parameters: { metres: 10_008 } },
    ],
    [{ drawnArea: north }, {}, { key: 'location.outside', parameters: { metres: 0 } }],
    [{}, {}, { key: 'rent.within', parameters: {} }],
    [{}, { rent: 1600.1 }, { key: 'rent.above', parameters: { euros: 100.1 } }],
    [{}, { rent: 9500 }, { key: 'rent.above', parameters: { euros: 8000 } }],
    [{ rentMin: null, rentMax: null }, {}, { key: 'rent.unsaid', parameters: {} }],
    [{}, {}, { key: 'size.within', parameters: {} }],
    [{}, { size: 45.5 }, { key: 'size.below', parameters: { squareMetres: 4.5 } }],
    [{}, { size: 110 }, { key: 'size.above', parameters: { squareMetres: 10 } }],
    [{ sizeMin: null }, { size: 110 }, { key: 'size.above', parameters: { squareMetres: 10 } }],
    [{ sizeMin: 50, sizeMax: 40 }, { size: 50 }, { key: 'size.above', parameters: { squareMetres: 10 } }],
    [{ sizeMin: null, sizeMax: null }, {}, { key: 'size.unsaid', parameters: {} }],
    [{}, {}, { key: 'roomCount.wanted', parameters: { rooms: [2] } }],
    [{}, { roomCount: [4] }, { key: 'roomCount.oneOff', parameters: { rooms: [4] } }],
    [{}, { roomCount: [8] }, { key: 'roomCount.other', parameters: { rooms: [6] } }],
    [{}, { roomCount: [] }, { key: 'roomCount.unknown', parameters: {} }],
    [{ roomCount: [] }, {}, { key: 'roomCount.unsaid', parameters: {} }],
    [{}, {}, { key: 'moveInDate.inTime', parameters: {} }],
    [{}, { moveInDate: '2026-06-02' }, { key: 'moveInDate.late', parameters: { days: 1 } }],
    [{}, { moveInDate: '2026-09-09' }, { key: 'moveInDate.late', parameters: { days: 100 } }],
    [{}, { moveOutDate: '2026-06-01' }, { key: 'moveInDate.givenUp', parameters: {} }],
    [{}, { moveInDate: null }, { key: 'moveInDate.unknown', parameters: {} }],
    [{ moveInDate: null }, {}, { key: 'moveInDate.unsaid', parameters: {} }],
    [{}, {}, { key: 'amenities.all', parameters: { there: 3, wanted: 3, missing: [] } }],
    [
      {},
      { amenities: ['gym'] },
      { key: 'amenities.some', parameters: { there: 1, wanted: 3, missing: ['kitchen', 'wc'] } },
    ],
    [
      { amenities: ['gym', 'gym'] },
      { amenities: ['wc'] },
      { key: 'amenities.none', parameters: { there: 0, wanted: 1, missing: ['gym'] } },
    ],
    [{ amenities: [] }, {}, { key: 'amenities.unsaid', parameters: {} }],
    [{}, {}, { key: 'floor.wanted', parameters: { floor: 'top' } }],
    [{}, { floor: 'bottom' }, { key: 'floor.other', parameters: { floor: 'bottom' } }],
    [{ floor: [] }, {}, { key: 'floor.unsaid', parameters: {} }],
    [{}, {}, { key: 'deposit.none', parameters: {} }],
    [{}, { deposit: 500.5 }, { key: 'deposit.asked', parameters: { euros: 500.5 } }],
    [{}, { deposit: null }, { key: 'deposit.unknown', parameters: {} }],
    [{ deposit: null }, {}, { key: 'deposit.unsaid', parameters: {} }],
  ])('%j and %j: %j', (need, listing, word) => {
    const field = matchFields.find((name) => word.key.startsWith(`${name}.`)) ?? 'floor';
    expect(wordOf(field, need, listing)).toStrictEqual(word);
  });

  test('stands beside each field of the explanation, in its order, with what the field costs', () => {
    const listing = { ...perfectListing, rent: 1650, floor: 'bottom', deposit: null } as const;
    const { explanation } = scoreMatch(fullNeed, listing, today);
    const fields = explain(fullNeed, listing);
    expect(fields.map(({ field, weight, score, match }) => ({ field, weight, score, match }))).toStrictEqual(
      explanation,
    );
    expect(fields.map(({ lost }) => lost)).toEqual([0, 0, 6000, 0, 0, 0, 0, 2000, 0]);
  });

  test('follows the score that the server gave, where days or bounds are others by now', () => {
    const said = (field: MatchField, score: number | null): unknown => {
      const entry = { field, weight: 1, score, match: null };
      const [explained] = explainMatch(
        { distance: 0, explanation: [entry] },
        silentNeed,
        perfectListing,
        today,
      );
      return { key: explained?.key, parameters: explained?.parameters };
    };
    expect(said('rent', 500)).toStrictEqual({ key: 'rent.above', parameters: { euros: 1200 } });
    expect(said('size', 500)).toStrictEqual({ key: 'size.above', parameters: { squareMetres: 75 } });
    expect(said('moveInDate', 500)).toStrictEqual({ key: 'moveInDate.unsaid', parameters: {} });
    const entry = { field: 'moveInDate', weight: 4, score: null, match: null } as const;
    const [explained] = explainMatch({ distance: 0, explanation: [entry] }, fullNeed, perfectListing, today);
    expect(explained?.key).toBe('moveInDate.unknown');
  });
});

const best = /\.(wanted|near|within|inTime|all|none)$/;
const silent = /\.(unsaid|unknown)$/;

describe('the words', () => {
  test('agree with the scores: the best ones stand for 1000 alone, silence for no score alone', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, day) => {
        for (const { key, score } of explain(need, listing, day)) {
          expect(best.test(key) && key !== 'amenities.none', key).toBe(score === 1000);
          expect(silent.test(key), key).toBe(score === null);
        }
      }),
    );
  });

  test('say by how much something is off, which is never nothing', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, day) => {
        for (const { key, parameters } of explain(need, listing, day)) {
          const isOff = [
            'rent.above',
            'size.below',
            'size.above',
            'moveInDate.late',
            'deposit.asked',
          ].includes(key);
          const amount = Object.values(parameters)[0];
          expect(!isOff || (typeof amount === 'number' && amount > 0), key).toBe(true);
        }
      }),
    );
  });

  test('account for all the points: what is lost and what is gained make the whole', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, day) => {
        const resolved = explain(need, listing, day).filter(({ score }) => score !== null);
        const whole = resolved.reduce((sum, { weight }) => sum + 1000 * weight, 0);
        const lost = resolved.reduce((sum, field) => sum + field.lost, 0);
        const points = Math.floor((whole - lost + whole / 200) / (whole / 100));
        expect(points).toBe(scoreMatch(need, listing, day).points);
      }),
    );
  });

  test('have a text for either reader, whose gaps the parameters fill', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, day) => {
        for (const { key, parameters } of explain(need, listing, day)) {
          for (const texts of [en.match.tenant, en.match.landlord]) {
            expect(Object.keys(parameters), key).toEqual(
              expect.arrayContaining([...gapsOf(textAt(texts, key))]),
            );
          }
        }
      }),
    );
  });

  test('are numbers and keys for nonsense too', () => {
    fc.assert(
      fc.property(wildNeed, wildListing, wildDay, (need, listing, day) => {
        const fields = explain(need, listing, day);
        expect(JSON.parse(JSON.stringify(fields))).toStrictEqual(fields);
      }),
    );
  });

  test('speak to the tenant and to the landlord', () => {
    expect(en.match.tenant.rent.above).toBe('{euros} a month over your budget');
    expect(en.match.landlord.rent.above).toBe('{euros} a month over the tenant’s budget');
    expect(textAt(en.match.tenant, 'rent.cheap')).toBe('');
  });
});

const scored = (changes: Partial<typeof perfectListing>) =>
  scoreMatch(fullNeed, { ...perfectListing, ...changes }, '2026-01-01');

test('§9 A match shows 100% only where every criterion is met in full', () => {
  const overBudget = scored({ rent: 1510 });
  expect(overBudget.points).toBe(100);
  expect(displayedPoints(overBudget)).toBe(99);
  expect(displayedPoints(scored({}))).toBe(100);
  expect(displayedPoints(scored({ deposit: null }))).toBe(100);
});

test('§9 Other points are shown as they are, and agree with the filter "Above 60%"', () => {
  for (let points = 0; points < 100; points += 1) {
    expect(displayedPoints({ points, explanation: [{ score: 999, weight: 1 }] })).toBe(points);
  }
});

test('what has no weight is nothing that a whole match lacks', () => {
  const explanation = [
    { score: 1000, weight: 45 },
    { score: 0, weight: 0 },
  ];
  expect(displayedPoints({ points: 100, explanation })).toBe(100);
});

test('a criterion is a match only where it is met in full', () => {
  const { explanation } = scored({ size: 49, rent: 1650, floor: 'bottom', deposit: null });
  expect(outcomesOf(explanation)).toEqual({
    residenceType: 'match',
    location: 'match',
    roomCount: 'match',
    moveInDate: 'match',
    amenities: 'match',
    size: 'partial',
    rent: 'mismatch',
    floor: 'mismatch',
    deposit: 'unresolved',
  });
});

test('only a full score shows the full weight', () => {
  expect(earnedPoints({ weight: 12, score: 1000 })).toBe(12);
  expect(earnedPoints({ weight: 12, score: 999 })).toBe(11.9);
  expect(earnedPoints({ weight: 12, score: 800 })).toBe(9.6);
  expect(earnedPoints({ weight: 3, score: 666 })).toBe(2);
  expect(earnedPoints({ weight: 12, score: null })).toBe(0);
  expect(earnedPoints({ weight: 0, score: 500 })).toBe(0);
});
