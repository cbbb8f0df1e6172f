import { describe, expect, it, test } from 'vitest';
import { InvalidFormError } from '../errors/useFaultText.ts';
import { readEmail, readLogin } from './accountRules.ts';

type LoginValues = Parameters<typeof readLogin>[0];

const filled: LoginValues = { email: 'name@example.com', password: ' a b ', rememberMe: true };

function rulesBroken(values: LoginValues) {
  try {
    readLogin(values);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidFormError)) throw error;
    return Object.fromEntries(error.faults.map(({ field, rule }) => [field, rule]));
  }
}

describe('the login form', () => {
  it('sends the email without what is around it, and the password as it was typed', () => {
    expect(readLogin({ ...filled, email: ' name@example.com ' })).toEqual(filled);
  });

  it.each<[Partial<LoginValues>, object]>([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'nobody' }, { email: 'emailInvalid' }],
    [{ email: 'a@b' }, { email: 'emailInvalid' }],
    [{ password: '' }, { password: 'required' }],
    [
      { email: ' ', password: '' },
      { email: 'required', password: 'required' },
    ],
  ])('says of %j which rules it breaks', (values, broken) => {
    expect(rulesBroken({ ...filled, ...values })).toEqual(broken);
  });
});

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
