import { describe, expect, test } from 'vitest';
import { inMinutes } from './inMinutes.ts';

describe('the time to wait', () => {
  test.each([
    [0, 'in 1 minute'],
    [1, 'in 1 minute'],
    [60, 'in 1 minute'],
    [60.001, 'in 2 minutes'],
    [900, 'in 15 minutes'],
  ])('of %d seconds is said in whole minutes, rather one too many', (seconds, text) => {
    expect(inMinutes(seconds, 'en')).toBe(text);
  });

  test('is said in the language of who waits', () => {
    expect(inMinutes(120, 'fi')).toBe('2 minuutin päästä');
    expect(inMinutes(120, 'sv')).toBe('om 2 minuter');
  });
});
