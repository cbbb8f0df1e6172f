import { describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import {
  hashPassword,
  newTemporaryPassword,
  passwordMatches,
  readTemporaryPassword,
  writeTemporaryPassword,
} from './secrets.ts';

describe('a temporary password', () => {
  it('has 16 signs of five bits, and is another one each time', () => {
    const made = Array.from({ length: 2_000 }, newTemporaryPassword);
    for (const password of made) expect(password).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
    expect(new Set(made).size).toBe(made.length);
    expect(new Set(made.join('')).size).toBe(32);
  });

  it('is written in groups, and read in whatever way it is typed', () => {
    expect(writeTemporaryPassword('ABCDEFGH23456789')).toBe('ABCD-EFGH-2345-6789');
    for (const typed of ['ABCD-EFGH-2345-6789', 'abcdefgh23456789', ' abcd efgh 2345 6789\n']) {
      expect(readTemporaryPassword(typed)).toBe('ABCDEFGH23456789');
    }
  });

  it.each([
    'ABCD-EFGH-2345-678',
    'ABCD-EFGH-2345-67899',
    'ABCD-EFGH-2345-678O',
    'makes-the-best-matches',
    '',
  ])('is not %j', (text) => {
    expect(readTemporaryPassword(text)).toBeNull();
  });
});

const composed = 'p\u00e4ssword-of-mine';
const decomposed = 'pa\u0308ssword-of-mine';

it.each([
  [composed, decomposed],
  [decomposed, composed],
])('takes %j for the same password as %j', async (chosen, typed) => {
  const kept = await hashPassword(chosen);
  await expect(passwordMatches(kept, typed)).resolves.toBe(true);
  await expect(passwordMatches(kept, `${typed}!`)).resolves.toBe(false);
});

it('still takes a password that was hashed as it was typed', async () => {
  await expect(passwordMatches(await hash(decomposed), decomposed)).resolves.toBe(true);
});

it('finds no password of nobody', async () => {
  await expect(passwordMatches(null, decomposed)).resolves.toBe(false);
});
