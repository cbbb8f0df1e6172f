import { loginForm } from '@tilava/domain/account';
import { validateForm } from '@tilava/domain/form';
import { describe, expect, it } from 'vitest';
import { faultsOf, type LoginValues } from './loginForm.ts';

const emails = ['', ' ', 'nobody', 'a@b', 'a b@c.fi', 'a..b@c.fi', 'tenant@tilava.example', ' a@b.fi '];
const passwords = ['', ' ', 'x', 'makes-the-best-matches'];

const allValues = emails.flatMap((email) =>
  passwords.map((password): LoginValues => ({ email, password, rememberMe: false })),
);

describe('the login form', () => {
  it.each([
    ['', false],
    ['nobody', false],
    ['a@b', false],
    ['a b@c.fi', false],
    [' name@example.com ', true],
  ])('takes the email %j: %s', (email, isTaken) => {
    expect(faultsOf({ email, password: 'x', rememberMe: false }).email).toBe(!isTaken);
  });

  it('needs a password', () => {
    expect(faultsOf({ email: 'a@b.fi', password: '', rememberMe: false })).toEqual({
      email: false,
      password: true,
    });
  });

  it('finds the faults that the domain’s form finds', () => {
    for (const values of allValues) {
      const validation = validateForm(loginForm, values);
      const fields = validation.isValid ? [] : validation.faults.map(({ field }) => field);
      const expected = { email: fields.includes('email'), password: fields.includes('password') };
      expect(faultsOf(values), JSON.stringify(values)).toEqual(expected);
    }
  });
});
