import { loginForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { describe, expect, it } from 'vitest';
import { InvalidFormError } from '../../../shared/errors/useFaultText.ts';
import { emptyLogin, type LoginValues } from './loginForm.ts';
import { readLogin } from './readLogin.ts';

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
  it('begins as the domain’s form does', () => {
    expect(emptyLogin).toEqual(emptyValues(loginForm));
  });

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
