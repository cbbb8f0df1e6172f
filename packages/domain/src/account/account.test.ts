import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/faults.ts';
import { requiredFields, validateForm } from '../form/form.ts';
import { anyDraft, ruleBrokenBy } from '../testing/forms.ts';
import { en } from '../texts/en.ts';
import { isEmail, reachesUnsubscribed } from './email.ts';
import {
  accountForm,
  loginForm,
  passwordChangeForm,
  passwordLength,
  passwordsDiffer,
  resetForm,
} from './forms.ts';

const account = {
  email: 'tenant@tilava.example',
  password: 'makes-the-best-matches',
  confirmPassword: 'makes-the-best-matches',
};

const change = {
  oldPassword: 'old',
  newPassword: 'makes-the-best-matches',
  confirmNewPassword: 'makes-the-best-matches',
};

const passwordRule = (password: unknown): string | null =>
  ruleBrokenBy(accountForm, { ...account, password }, 'password');

describe('§5 Email must match a standard email pattern', () => {
  test.each([
    ['tenant@tilava.example', true],
    ['first.last+office@sub.domain.example', true],
    ["o'hara_1@a-b.fi", true],
    ['a@b.fi', true],
    ['a@xn--shk-qla6g.fi', true],
    ['a@xn--e1afmkfd.xn--p1ai', true],
    ['a@b.xn--', false],
    ['tenant@localhost', false],
    ['tenant@@tilava.example', false],
    ['tenant@-tilava.example', false],
    ['.tenant@tilava.example', false],
    ['tenant.@tilava.example', false],
    ['ten..ant@tilava.example', false],
    ['ten ant@tilava.example', false],
    ['tenant@tilava.1', false],
    ['tenant', false],
  ])('%s: %s', (email, valid) => {
    expect(isEmail(email)).toBe(valid);
    expect(ruleBrokenBy(accountForm, { ...account, email }, 'email')).toBe(valid ? null : 'emailInvalid');
  });

  test('of 254 characters at the most', () => {
    expect(isEmail(`${'a'.repeat(239)}@tilava.example`)).toBe(true);
    expect(isEmail(`${'a'.repeat(240)}@tilava.example`)).toBe(false);
  });
});

describe('an account', () => {
  test('§5 Email is required', () => {
    expect(ruleBrokenBy(accountForm, { ...account, email: ' ' }, 'email')).toBe('required');
  });

  test.each([
    ['posti@Sähkö.fi', 'posti@xn--shk-qla6g.fi'],
    ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ['tenant\u200b@tilava.example\ufeff', 'tenant@tilava.example'],
    ['Aino <aino@tilava.example>', 'aino@tilava.example'],
    ['"Virtanen, Aino" <aino@tilava.example>;', 'aino@tilava.example'],
    ['mailto:aino@tilava.example', 'aino@tilava.example'],
    ['<mailto:aino@tilava.example>', 'aino@tilava.example'],
    ['(aino@tilava.example)', 'aino@tilava.example'],
    ['aino@tilava.example.', 'aino@tilava.example'],
    ['ａｉｎｏ＠tilava.example', 'aino@tilava.example'],
  ])('email %j is taken as %s', (email, value) => {
    expect(validateForm(resetForm, { email })).toStrictEqual({ isValid: true, value: { email: value } });
  });

  test.each([
    'a@b.fi, c@d.fi',
    'Aino <a@b.fi> <c@d.fi>',
    'täti@tilava.example',
    'a@sähkö',
    'a@-ä-.fi/path',
    'a@ä:80.fi',
  ])('email %j is none', (email) => {
    expect(ruleBrokenBy(resetForm, { email }, 'email')).toBe('emailInvalid');
  });

  test('§5 Email may have blanks around it, which go', () => {
    const validation = validateForm(resetForm, { email: ' tenant@tilava.example ' });
    expect(validation).toStrictEqual({ isValid: true, value: { email: 'tenant@tilava.example' } });
  });

  test('§5 Password equals its confirmation however a keyboard composes its letters', () => {
    const validation = validateForm(accountForm, {
      ...account,
      password: 'pa\u0308ssword-of-mine',
      confirmPassword: 'p\u00e4ssword-of-mine',
    });
    expect(validation).toMatchObject({ isValid: true, value: { password: 'p\u00e4ssword-of-mine' } });
  });

  test('a common password is none in full-width letters either', () => {
    expect(passwordRule('ｐａｓｓｗｏｒｄ')).toBe('passwordCommon');
  });

  test('§5 Password is required', () => {
    expect(passwordRule('')).toBe('required');
    expect(requiredFields(accountForm)).toEqual(['email', 'password', 'confirmPassword']);
  });

  test('§5 §9 Password has at least 8 characters', () => {
    expect(passwordLength.minimum).toBe(8);
    expect(passwordRule('seven77')).toBe('passwordTooShort');
    expect(passwordRule('eight888')).toBeNull();
    expect(passwordRule('👍👍👍👍👍👍👍')).toBe('passwordTooShort');
  });

  test("§5 Password's hint is 'Password should be least 8 characters long'", () => {
    expect(en.fault.passwordTooShort).toBe('Password should be least 8 characters long');
  });

  test('§5 Password has at most 256 characters', () => {
    expect(passwordRule('x'.repeat(256))).toBeNull();
    expect(passwordRule('x'.repeat(257))).toBe('tooLong');
    expect(ruleBrokenBy(loginForm, { password: 'x'.repeat(256) }, 'password')).toBeNull();
    expect(ruleBrokenBy(loginForm, { password: 'x'.repeat(257) }, 'password')).toBe('tooLong');
  });

  test('§5 Password must not be one of the commonest', () => {
    for (const password of ['password', 'Password1', '12345678', 'QWERTYUIOP', 'salasana', 'lösenord1']) {
      expect(passwordRule(password), password).toBe('passwordCommon');
    }
  });

  test('§5 Password keeps the blanks around it', () => {
    const password = '  best matches  ';
    const validation = validateForm(accountForm, { ...account, password, confirmPassword: password });
    expect(validation.isValid && validation.value.password).toBe(password);
  });

  test('§5 Confirm password is required and has at least 8 characters', () => {
    const rule = (confirmPassword: string): string | null =>
      ruleBrokenBy(accountForm, { ...account, confirmPassword }, 'confirmPassword');
    expect(rule('')).toBe('required');
    expect(rule('seven77')).toBe('passwordTooShort');
  });

  test('§5 Confirm password must equal the password, even while the email is still missing', () => {
    const values = { ...account, email: '', confirmPassword: 'makes-the-rest-matches' };
    expect(ruleBrokenBy(accountForm, values, 'confirmPassword')).toBe('passwordsDiffer');
    expect(validateForm(accountForm, account).isValid).toBe(true);
  });

  test('§5 Passwords are not compared while one of them cannot be read', () => {
    expect(passwordsDiffer('confirmPassword', 'one', 'other')).toStrictEqual([
      faultIn('confirmPassword', 'passwordsDiffer'),
    ]);
    expect(passwordsDiffer('confirmPassword', 'one', undefined)).toStrictEqual([]);
    expect(passwordsDiffer('confirmPassword', undefined, 'other')).toStrictEqual([]);
    expect(passwordsDiffer('confirmPassword', undefined, undefined)).toStrictEqual([]);
  });

  test("§5 §8 A mismatch gives 'Passwords don't match.'", () => {
    expect(en.fault.passwordsDiffer).toBe("Passwords don't match.");
  });
});

describe('a password change', () => {
  test('§5 Old password, new password and confirm-new are all required', () => {
    expect(requiredFields(passwordChangeForm)).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword']);
  });

  test('§5 The new password must equal its confirmation', () => {
    const values = { ...change, confirmNewPassword: 'makes-the-rest-matches' };
    expect(ruleBrokenBy(passwordChangeForm, values, 'confirmNewPassword')).toBe('passwordsDiffer');
    expect(validateForm(passwordChangeForm, change).isValid).toBe(true);
  });

  test('§5 The new password has at least 8 characters, the old one as many as it has', () => {
    expect(ruleBrokenBy(passwordChangeForm, { ...change, newPassword: 'seven77' }, 'newPassword')).toBe(
      'passwordTooShort',
    );
    expect(ruleBrokenBy(passwordChangeForm, change, 'oldPassword')).toBeNull();
  });
});

describe('a login', () => {
  test('§2 Login asks for email and password, and remembers only where it is told to', () => {
    expect(requiredFields(loginForm)).toEqual(['email', 'password']);
    expect(validateForm(loginForm, { email: 'a@b.fi', password: 'short' })).toStrictEqual({
      isValid: true,
      value: { email: 'a@b.fi', password: 'short', rememberMe: false },
    });
  });
});

test('the forms of an account never throw, whatever they hold', () => {
  fc.assert(
    fc.property(anyDraft(['email', 'password', 'confirmPassword', 'rememberMe']), (draft) => {
      expect(typeof validateForm(accountForm, draft).isValid).toBe('boolean');
      expect(typeof validateForm(loginForm, draft).isValid).toBe('boolean');
    }),
  );
});

test('an email address is told without delay, however it is made', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', '.', '@', '-', 'a-', 'a.'), fc.nat({ max: 10_000 }), (part, times) => {
      expect(isEmail(`${part.repeat(times)}@`)).toBe(false);
    }),
  );
});

describe('who has unsubscribed', () => {
  test.each([
    ['verification', true],
    ['temporaryPassword', true],
    ['newsletter', false],
    ['interest', false],
    ['mutualInterest', false],
    ['alert', false],
  ] as const)('gets a mail of %s: %s', (kind, gets) => {
    expect(reachesUnsubscribed(kind)).toBe(gets);
  });
});
