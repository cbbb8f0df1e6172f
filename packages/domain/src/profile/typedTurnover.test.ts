import { describe, expect, it } from 'vitest';
import { typedTurnoverBracket } from './typedTurnover.ts';

describe('§3 the bracket of a typed turnover', () => {
  it.each([
    ['0', '0-250k'],
    ['250 000', '0-250k'],
    ['250000,01', '250-500k'],
    [' 500000.01 ', '500k-1m'],
    ['3000000', '1-3m'],
    ['3000001', 'over3m'],
    ['3 000 001 €/year', 'over3m'],
    ['250,000', null],
    ['', null],
    ['  ', null],
    ['-1', null],
    ['much', null],
  ])('of %j is %s', (text, bracket) => {
    expect(typedTurnoverBracket(text)).toBe(bracket);
  });
});
