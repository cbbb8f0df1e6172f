import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

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
