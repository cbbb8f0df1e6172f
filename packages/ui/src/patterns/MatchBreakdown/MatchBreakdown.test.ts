import { describe, expect, it } from 'vitest';
import { barWidths, earnedPart } from './MatchBreakdown.tsx';

describe('barWidths', () => {
  it('gives the heaviest field all of the room and the others their share of it', () => {
    expect(barWidths([{ weight: 10 }, { weight: 40 }, { weight: 1 }])).toEqual([25, 100, 2.5]);
  });

  it('draws nothing for weights of nothing or less', () => {
    expect(barWidths([{ weight: 0 }, { weight: -5 }])).toEqual([0, 0]);
    expect(barWidths([])).toEqual([]);
  });
});

describe('earnedPart', () => {
  it('is the score in per cent', () => {
    expect(earnedPart({ score: 800 })).toBe(80);
  });

  it('takes what lies outside as the nearest end', () => {
    expect(earnedPart({ score: -3 })).toBe(0);
    expect(earnedPart({ score: 1e9 })).toBe(100);
  });

  it('is nothing where the score is not known', () => {
    expect(earnedPart({ score: null })).toBe(0);
  });
});
