import { expect, test } from 'vitest';
import { InvalidFormError } from '../../../shared/errors/useFaultText.ts';
import { readEmail } from './readEmail.ts';

test('an email is read without the spaces around it', () => {
  expect(readEmail(' visitor@tilava.example ')).toBe('visitor@tilava.example');
});

test.each([
  ['', 'required'],
  ['visitor', 'emailInvalid'],
])('%j is refused as %s', (email, rule) => {
  expect(() => readEmail(email)).toThrow(InvalidFormError);
  expect(() => readEmail(email)).toThrow(
    expect.objectContaining({ faults: [expect.objectContaining({ rule })] }),
  );
});
