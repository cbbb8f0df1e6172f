import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/faults.ts';
import { en } from '../texts/en.ts';
import { bannerDuration, serverMessages, type Failure, type ProblemCode } from './messages.ts';
import {
  loginState,
  passwordChangeProgress,
  requestState,
  signUpProgress,
  verificationMessages,
  verificationState,
  type CallStatus,
} from './states.ts';

const statuses: readonly CallStatus[] = ['idle', 'pending', 'success', 'error'];
const refusal = (code: ProblemCode): Failure => ({ code, detail: null });
const offline: Failure = { code: null, detail: null };

describe('§4 Every request is NONE, IN_PROGRESS, OK or FAIL', () => {
  test.each([
    ['idle', null, 'NONE'],
    ['pending', null, 'IN_PROGRESS'],
    ['success', null, 'OK'],
    ['error', null, 'FAIL'],
    ['pending', 'idle', 'NONE'],
    ['pending', 'fetching', 'IN_PROGRESS'],
    ['pending', 'paused', 'IN_PROGRESS'],
    ['success', 'idle', 'OK'],
    ['success', 'fetching', 'OK'],
    ['error', 'idle', 'FAIL'],
    ['error', 'paused', 'FAIL'],
    ['error', 'fetching', 'IN_PROGRESS'],
  ] as const)('%s and %s', (status, fetchStatus, state) => {
    expect(requestState(status, fetchStatus)).toBe(state);
  });

  test('also for a call that is made once', () => {
    expect(statuses.map((status) => requestState(status))).toEqual(['NONE', 'IN_PROGRESS', 'OK', 'FAIL']);
  });
});

describe('a login', () => {
  test('§4 Login is NONE, IN_PROGRESS, SUCCESS or FAIL', () => {
    expect(statuses.map((status) => loginState(status, null))).toEqual([
      'NONE',
      'IN_PROGRESS',
      'SUCCESS',
      'FAIL',
    ]);
    expect(loginState('error', refusal('credentials_wrong'))).toBe('FAIL');
    expect(loginState('error', offline)).toBe('FAIL');
  });

  test("§8 The server message 'User is not verified' leads to the state NOT_VERIFIED", () => {
    expect(serverMessages.userNotVerified).toBe('User is not verified');
    expect(statuses.map((status) => loginState(status, refusal('user_not_verified')))).toEqual([
      'NONE',
      'IN_PROGRESS',
      'SUCCESS',
      'NOT_VERIFIED',
    ]);
  });
});

describe('a sign-up', () => {
  test('§4 Sign-up is NONE, IN_PROGRESS, SUCCESS or FAIL, with a reason in FAIL only', () => {
    expect(statuses.map((status) => signUpProgress(status, null, []))).toStrictEqual([
      { state: 'NONE', reason: 'none' },
      { state: 'IN_PROGRESS', reason: 'none' },
      { state: 'SUCCESS', reason: 'none' },
      { state: 'FAIL', reason: 'unknown' },
    ]);
  });

  test("§8 Sign-up, server message 'There is already user with those credentials': reason emailRegistered", () => {
    expect(serverMessages.emailTaken).toBe('There is already user with those credentials');
    expect(signUpProgress('error', refusal('email_taken'), [])).toStrictEqual({
      state: 'FAIL',
      reason: 'emailRegistered',
    });
    expect(signUpProgress('success', refusal('email_taken'), [])).toStrictEqual({
      state: 'SUCCESS',
      reason: 'none',
    });
  });

  test('§8 Sign-up, other errors: reason unknown', () => {
    for (const failure of [refusal('internal_error'), refusal('validation_failed'), offline]) {
      expect(signUpProgress('error', failure, [])).toStrictEqual({ state: 'FAIL', reason: 'unknown' });
    }
  });

  test('§5 §8 Passwords that differ fail the sign-up without a call: reason passMismatch', () => {
    const faults = [faultIn('email', 'emailInvalid'), faultIn('confirmPassword', 'passwordsDiffer')];
    for (const status of statuses) {
      expect(signUpProgress(status, null, faults)).toStrictEqual({ state: 'FAIL', reason: 'passMismatch' });
    }
  });

  test('is not failed by other faults of the form', () => {
    expect(signUpProgress('idle', null, [faultIn('email', 'emailInvalid')])).toStrictEqual({
      state: 'NONE',
      reason: 'none',
    });
  });
});

describe('a verification', () => {
  const welcome = { message: 'The account is verified' };
  const repeated = { message: serverMessages.alreadyVerified };

  test('§4 Verification is NONE, IN_PROGRESS, SUCCESS or FAIL', () => {
    expect(statuses.map((status) => verificationState(status, welcome))).toEqual([
      'NONE',
      'IN_PROGRESS',
      'SUCCESS',
      'FAIL',
    ]);
    expect(verificationState('success', null)).toBe('SUCCESS');
  });

  test("§4 Verification is ALREADY_VERIFIED after the response text 'You have been already verified'", () => {
    expect(serverMessages.alreadyVerified).toBe('You have been already verified');
    expect(statuses.map((status) => verificationState(status, repeated))).toEqual([
      'NONE',
      'IN_PROGRESS',
      'ALREADY_VERIFIED',
      'FAIL',
    ]);
  });

  test("§8 Verification shows 'User verified', 'User already verified' or 'Verification failed'", () => {
    const shown = Object.entries(verificationMessages).map(([state, key]) => [state, key && en.request[key]]);
    expect(Object.fromEntries(shown)).toStrictEqual({
      NONE: null,
      IN_PROGRESS: null,
      SUCCESS: 'User verified',
      FAIL: 'Verification failed',
      ALREADY_VERIFIED: 'User already verified',
    });
  });
});

describe('a password change', () => {
  test('§4 Password change is none, in progress, then ok or fail', () => {
    expect(statuses.map((status) => passwordChangeProgress(status, null))).toStrictEqual([
      { state: 'NONE', reason: 'none' },
      { state: 'IN_PROGRESS', reason: 'none' },
      { state: 'OK', reason: 'none' },
      { state: 'FAIL', reason: 'other' },
    ]);
  });

  test('§8 Password change tells a wrong old password from other failures', () => {
    expect(passwordChangeProgress('error', refusal('old_password_incorrect'))).toStrictEqual({
      state: 'FAIL',
      reason: 'oldPasswordIncorrect',
    });
    expect(passwordChangeProgress('error', refusal('credentials_wrong'))).toStrictEqual({
      state: 'FAIL',
      reason: 'other',
    });
    expect(passwordChangeProgress('success', refusal('old_password_incorrect'))).toStrictEqual({
      state: 'OK',
      reason: 'none',
    });
  });
});

test('a reason is given in FAIL and in no other state', () => {
  const anyFailure = fc.constantFrom(
    null,
    offline,
    refusal('email_taken'),
    refusal('old_password_incorrect'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...statuses), anyFailure, (status, failure) => {
      const both = [signUpProgress(status, failure, []), passwordChangeProgress(status, failure)];
      for (const { state, reason } of both) expect(reason !== 'none').toBe(state === 'FAIL');
    }),
  );
});

test('§9 The error banner stays for 4000 ms', () => {
  expect(bannerDuration).toBe(4000);
});
