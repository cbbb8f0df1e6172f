import { describe, expect, test } from 'vitest';
import { stripOf } from './MatchMeter.tsx';

describe('a strip of what a match consists of', () => {
  test('has a part as long as each weight, filled as far as it earned its points', () => {
    const parts = [
      { weight: 3, score: 1000 },
      { weight: 1, score: 500 },
    ];
    expect(stripOf(parts, 'green', 'grey')).toBe(
      'linear-gradient(90deg, ' +
        'green 0% min(75%, calc(75% - 2px)), grey min(75%, calc(75% - 2px)) calc(75% - 2px), transparent calc(75% - 2px) 75%, ' +
        'green 75% min(87.5%, 100%), grey min(87.5%, 100%) 100%, transparent 100% 100%)',
    );
  });

  test('leaves out what nobody knows, and what counts nothing', () => {
    const known = [{ weight: 2, score: 1000 }];
    const all = [...known, { weight: 5, score: null }, { weight: 0, score: 0 }];
    expect(stripOf(all, 'green', 'grey')).toBe(stripOf(known, 'green', 'grey'));
  });
});
