import { expect, test } from 'vitest';
import { readEmail } from './readEmail.ts';
import { EmailFaulty } from './subscription.ts';

test('an email is read without the spaces around it', () => {
  expect(readEmail(' visitor@tilava.example ')).toBe('visitor@tilava.example');
});

test.each([
  ['', 'required'],
  ['visitor', 'emailInvalid'],
])('%j is refused as %s', (email, rule) => {
  expect(() => readEmail(email)).toThrow(EmailFaulty);
  expect(() => readEmail(email)).toThrow(
    expect.objectContaining({ fault: expect.objectContaining({ rule }) }),
  );
});
