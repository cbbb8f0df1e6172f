import { describe, expect, it } from 'vitest';
import { chosenValues } from './option.ts';

const options = [
  { value: 'office', label: 'Office' },
  { value: 'retail', label: 'Retail' },
  { value: 'storage', label: 'Storage' },
] as const;

describe('chosenValues', () => {
  it('keeps the order of the options, not of the choosing', () => {
    expect(chosenValues(options, ['storage', 'office'])).toEqual(['office', 'storage']);
  });

  it('drops what is not offered', () => {
    expect(chosenValues(options, ['garage', 'retail'])).toEqual(['retail']);
  });

  it('of nothing is nothing', () => {
    expect(chosenValues(options, [])).toEqual([]);
    expect(chosenValues([], ['office'])).toEqual([]);
  });
});
