import { ApiError, NetworkError, type ProblemCode } from '@tilava/sdk';
import { describe, expect, it } from 'vitest';
import { faultsOf, loginMessageOf } from './loginForm.ts';

const refusal = (status: number, code: ProblemCode) =>
  new ApiError(
    { type: 'about:blank', title: '', status, detail: '', instance: '/', code, requestId: '' },
    new Headers(),
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

  it('has the words of the error catalogue for refusals, and none for other failures', () => {
    expect(loginMessageOf(refusal(401, 'credentials_wrong'))).toBe('login.credentialsWrong');
    expect(loginMessageOf(refusal(403, 'user_not_verified'))).toBe('login.notVerified');
    expect(loginMessageOf(refusal(429, 'too_many_attempts'))).toBeNull();
    expect(loginMessageOf(new NetworkError(new Error('offline')))).toBeNull();
  });
});
