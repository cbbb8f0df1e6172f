import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDay, realListing, realNeed } from '../testing/arbitraries.ts';
import { fullNeed, perfectListing } from '../testing/matching.ts';
import { matchFields, weights, type MatchField } from './criteria/criteria.ts';
import {
  factorsFor,
  importances,
  isAnyCounted,
  missedMusts,
  mustFields,
  weightsFor,
  type FieldImportance,
  type Importance,
} from './importance.ts';
import { matchReasons } from './matchReasons.ts';
import { nearMisses } from './nearMisses.ts';
import { ofEach } from './ofEach.ts';
import { scoreMatch, type MatchScore } from './scoreMatch.ts';

const today = '2026-01-01';
const all = (importance: Importance): FieldImportance => ofEach(matchFields, () => importance);
const importance = fc
  .tuple(...matchFields.map(() => fc.constantFrom(...importances)))
  .map((chosen): FieldImportance =>
    Object.fromEntries(matchFields.map((field, index) => [field, chosen[index]])),
  );
const scoresOf = ({ explanation }: MatchScore): Record<MatchField, number | null> =>
  ofEach(matchFields, (name) => explanation.find(({ field }) => field === name)?.score ?? null);

describe('own weights', () => {
  test('are those of the table where everything is normal, to the bit', () => {
    for (const nothing of [null, undefined, {}, all('normal')]) expect(weightsFor(nothing)).toEqual(weights);
    expect(weightsFor(null)).toBe(weights);
  });

  test('double what is important or a must, and leave out what does not matter', () => {
    const chosen = { rent: 'must', size: 'important', floor: 'ignored', deposit: 'normal' } as const;
    expect(weightsFor(chosen)).toEqual({ ...weights, rent: 24, size: 24, floor: 0 });
    expect(factorsFor(chosen)).toMatchObject({ rent: 2, size: 2, floor: 0, deposit: 1, location: 1 });
  });

  test('change no points where everything is as important', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, day) => {
        const { points } = scoreMatch(need, listing, day);
        expect(scoreMatch(need, listing, day, weightsFor(all('important'))).points).toBe(points);
      }),
    );
  });

  test('make a weighted mean of the same scores, whole numbers from 0 to 100', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, importance, (need, listing, day, chosen) => {
        const match = scoreMatch(need, listing, day, weightsFor(chosen));
        const counted = match.explanation.filter(({ score, weight }) => score !== null && weight > 0);
        const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
        const earned = counted.reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0);
        expect(match.points).toBe(whole === 0 ? 0 : Math.floor(earned / whole / 10 + 0.5));
        expect(scoresOf(match)).toEqual(scoresOf(scoreMatch(need, listing, day)));
      }),
    );
  });

  test('take a criterion that does not matter out of points and reasons', () => {
    const dear = { ...perfectListing, rent: 9_000 };
    const match = scoreMatch(fullNeed, dear, today, weightsFor({ rent: 'ignored' }));
    expect(match.points).toBe(100);
    const fields = matchReasons(match, fullNeed, dear).map(({ field }) => field);
    expect(fields).toEqual(['all']);
    const bare = { ...perfectListing, amenities: [] };
    const heavy = scoreMatch(fullNeed, bare, today, weightsFor({ residenceType: 'ignored', rent: 'must' }));
    expect(matchReasons(heavy, fullNeed, bare).map(({ field }) => field)).toEqual([
      'amenities',
      'rent',
      'location',
      'size',
    ]);
  });

  test('count for near misses', () => {
    const small = { ...perfectListing, residenceType: 'retail', size: 45 } as const;
    const openedBy = (chosen: FieldImportance | null) =>
      nearMisses(fullNeed, [small], today, 60, weightsFor(chosen)).map(({ change }) => change.kind);
    expect(openedBy(null)).toEqual(['residenceType']);
    expect(openedBy({ residenceType: 'ignored' })).toEqual([]);
  });

  test('need at least one criterion that counts', () => {
    expect(isAnyCounted(all('ignored'))).toBe(false);
    expect(isAnyCounted({ ...all('ignored'), deposit: 'normal' })).toBe(true);
    expect(isAnyCounted({ rent: 'ignored' })).toBe(true);
    expect(isAnyCounted(null)).toBe(true);
  });
});

describe('a must-have', () => {
  test('is missed by anything below full, and not by what is unknown', () => {
    const scores = scoresOf(scoreMatch(fullNeed, { ...perfectListing, rent: 1501, deposit: null }, today));
    expect(missedMusts({ rent: 'must', deposit: 'must', size: 'must' }, scores)).toEqual(['rent']);
    expect(missedMusts({ rent: 'important' }, scores)).toEqual([]);
    expect(missedMusts(null, scores)).toEqual([]);
  });

  test('is named heaviest first', () => {
    expect(mustFields({ floor: 'must', rent: 'must', residenceType: 'must', size: 'normal' })).toEqual([
      'residenceType',
      'rent',
      'floor',
    ]);
  });
});
