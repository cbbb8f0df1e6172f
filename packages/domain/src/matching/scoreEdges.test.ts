import { expect, test } from 'vitest';
import { scoreMoveInDate, scoreRent, scoreSize } from './criteria/amounts.ts';
import { pointsOf, type FieldScores } from './points.ts';
import { ofEach } from './ofEach.ts';
import { matchFields } from './criteria/criteria.ts';
import { readScoreEdges } from './scoreEdges.ts';

const edges = readScoreEdges();

test('§3 The edges that people are told of are those of the specification', () => {
  expect(edges).toEqual({
    location: { full: 1000, none: 3000 },
    rent: { none: 20 },
    size: { below: 20, above: 20 },
    roomCount: { oneOff: 50 },
    moveInDate: { none: 60 },
    residenceType: { other: 55 },
  });
});

test('The edges are those of the criteria: just before one there is a score', () => {
  const rent = (percent: number) => scoreRent({ rentMin: null, rentMax: 1000 }, { rent: 10 * percent });
  expect([rent(100), rent(100 + edges.rent.none)]).toEqual([1000, 0]);
  expect(rent(99 + edges.rent.none)).toBeGreaterThan(0);
  const size = (square: number) => scoreSize({ sizeMin: 100, sizeMax: 200 }, { size: square });
  expect([size(100 - edges.size.below), size(200 + 2 * edges.size.above)]).toEqual([0, 0]);
  expect(size(101 - edges.size.below)).toBeGreaterThan(0);
  const late = (moveInDate: string) =>
    scoreMoveInDate({ moveInDate: '2026-01-01' }, { moveInDate, moveOutDate: null }, '2025-01-01');
  expect([late('2026-03-01'), late('2026-03-02')]).toEqual([16, 0]);
});

test('No premises of another type have more points than is said, whatever else is unresolved', () => {
  const others = matchFields.filter((field) => field !== 'residenceType');
  for (let resolved = 0; resolved < 2 ** others.length; resolved += 1) {
    const scores: FieldScores = {
      ...ofEach(others, (field) => ((resolved >> others.indexOf(field)) & 1 ? 1000 : null)),
      residenceType: 0,
    };
    expect(pointsOf(scores)).toBeLessThanOrEqual(edges.residenceType.other);
  }
});
