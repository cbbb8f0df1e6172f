import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import {
  failureMessage,
  problemMessageKey,
  type Failure,
  type MessageKey,
  type ProblemCode,
  type RequestAction,
} from './messages.ts';

const keyByCode: Readonly<Record<ProblemCode, MessageKey>> = {
  validation_failed: 'requestInvalid',
  invalid_characters: 'charactersInvalid',
  malformed_json: 'requestUnreadable',
  malformed_request: 'requestUnreadable',
  mode_invalid: 'matchesUnclear',
  cursor_invalid: 'listChanged',
  cursor_expired: 'listChanged',
  picture_invalid: 'pictureInvalid',
  attachment_invalid: 'attachmentInvalid',
  attachment_unsafe: 'attachmentUnsafe',
  verification_failed: 'verificationFailed',
  bearer_invalid: 'sessionEnded',
  credentials_wrong: 'loginFailed',
  user_not_verified: 'notVerified',
  old_password_incorrect: 'oldPasswordIncorrect',
  password_change_required: 'passwordChangeRequired',
  account_suspended: 'accountSuspended',
  forbidden: 'notAllowed',
  not_in_team: 'notAllowed',
  not_found: 'notFound',
  method_not_allowed: 'requestUnreadable',
  email_taken: 'emailTaken',
  too_many_needs: 'tooManyNeeds',
  last_admin: 'lastAdmin',
  last_owner: 'notAllowed',
  insufficient_scope: 'notAllowed',
  key_mistyped: 'notAllowed',
  too_many_keys: 'notAllowed',
  cannot_join: 'notAllowed',
  too_many_pictures: 'tooManyPictures',
  too_many_files: 'tooManyFiles',
  too_many_residences: 'tooManyResidences',
  too_many_announcements: 'tooManyAnnouncements',
  thread_closed: 'threadClosed',
  answer_awaited: 'answerAwaited',
  too_many_attachments: 'tooManyAttachments',
  viewing_unavailable: 'viewingUnavailable',
  viewing_changed: 'viewingChanged',
  viewing_exists: 'viewingExists',
  too_many_blocks: 'tooManyBlocks',
  report_closed: 'reportClosed',
  announcement_withheld: 'announcementWithheld',
  reference_taken: 'referenceTaken',
  idempotency_in_flight: 'stillSaving',
  precondition_failed: 'changedMeanwhile',
  payload_too_large: 'tooLarge',
  unsupported_media_type: 'mediaTypeUnsupported',
  idempotency_key_reused: 'sentBefore',
  too_many_attempts: 'tooManyAttempts',
  internal_error: 'serverFailed',
  unavailable: 'serverUnavailable',
  storage_full: 'storageFull',
};

const codes = Object.keys(keyByCode) as ProblemCode[];
const offline: Failure = { code: null, detail: null };

/** The English words that a failure shows; null where nothing is shown. */
function wordsOf(action: RequestAction, failure: Failure): string | null {
  const shown = failureMessage(action, failure);
  if (shown.kind === 'silent') return null;
  return shown.kind === 'server' ? shown.detail : en.request[shown.key];
}

/** What an action shows whatever the failure, but for the codes that are left out. */
function expectAlways(action: RequestAction, texts: string | null, except: readonly ProblemCode[] = []) {
  const others = codes.filter((code) => !except.includes(code));
  for (const code of others) expect(wordsOf(action, { code, detail: 'Detail' }), code).toBe(texts);
  expect(wordsOf(action, offline)).toBe(texts);
}

describe('the error catalogue', () => {
  test("§8 Login failure shows 'The email or password you provided was wrong'", () => {
    const failure: Failure = { code: 'credentials_wrong', detail: 'Detail' };
    expect(wordsOf('login', failure)).toBe('The email or password you provided was wrong');
  });

  test("§8 Login, 'User is not verified', shows 'User not verified. Check your email for the verification link.'", () => {
    const failure: Failure = { code: 'user_not_verified', detail: 'User is not verified' };
    expect(wordsOf('login', failure)).toBe('User not verified. Check your email for the verification link.');
  });

  test('shows the server’s message where a login failed for another reason', () => {
    const failure: Failure = { code: 'too_many_attempts', detail: 'Too many attempts; try again later' };
    expect(wordsOf('login', failure)).toBe('Too many attempts; try again later');
    expect(wordsOf('login', offline)).toBe('Network Errors');
  });

  test("§8 Sign-up with a known email shows 'The given email has already been taken.'", () => {
    const failure: Failure = {
      code: 'email_taken',
      detail: 'There is already user with those credentials',
    };
    expect(wordsOf('signUp', failure)).toBe('The given email has already been taken.');
  });

  test("§8 Sign-up, other errors, shows 'Sorry, but something went wrong'", () => {
    expectAlways('signUp', 'Sorry, but something went wrong', ['email_taken']);
  });

  test("§8 Sign-up with passwords that differ shows 'Passwords don't match.'", () => {
    expect(en.fault.passwordsDiffer).toBe("Passwords don't match.");
  });

  test("§8 Verification failure shows 'Verification failed'", () => {
    expectAlways('verification', 'Verification failed');
  });

  test("§8 Password reset success shows 'The new password has been sent to your email'", () => {
    expect(en.request.passwordReset).toBe('The new password has been sent to your email');
  });

  test("§8 Password change, old password check fails, shows 'Old password was incorrect.'", () => {
    const failure: Failure = { code: 'old_password_incorrect', detail: 'Detail' };
    expect(wordsOf('passwordChange', failure)).toBe('Old password was incorrect.');
  });

  test("§8 Password change, other failure, shows 'Password change was not successful.'", () => {
    expectAlways('passwordChange', 'Password change was not successful.', ['old_password_incorrect']);
  });

  test("§8 Password change success shows 'Password changed.'", () => {
    expect(en.request.passwordChanged).toBe('Password changed.');
  });

  test("§8 User has no properties while loading interests: 'You have no properties yet' is shown", () => {
    expect(en.request.noProperties).toBe('You have no properties yet');
  });

  test("§8 A broken announcement entry in the list shows 'Error'", () => {
    expect(en.request.brokenEntry).toBe('Error');
  });

  test("§7 Sign-up success shows 'Verification code sent', a login 'Logged in successfully!'", () => {
    expect(en.request.verificationSent).toBe('Verification code sent');
    expect(en.request.loginSucceeded).toBe('Logged in successfully!');
  });
});

describe("§8 A generic failed call shows the server's message, or 'Network Errors' when there is none", () => {
  test.each(['generic', 'passwordReset'] as const)('%s', (action) => {
    expectServer(action);
  });
});

describe('§8 Loading interests, toggling and creating show the server’s message', () => {
  test.each([
    'interestsLoad',
    'announcementToggle',
    'favoriteToggle',
    'interestToggle',
    'residenceCreation',
    'announcementCreation',
  ] as const)('%s', (action) => {
    expectServer(action);
  });
});

function expectServer(action: RequestAction): void {
  for (const code of [...codes, null]) {
    const failure: Failure = { code, detail: ' Detail ' };
    expect(failureMessage(action, failure)).toStrictEqual({ kind: 'server', detail: ' Detail ', code });
  }
  for (const detail of [null, '', ' ']) {
    const shown = failureMessage(action, { code: 'internal_error', detail });
    expect(shown).toStrictEqual({ kind: 'message', key: 'networkErrors' });
  }
  expect(wordsOf(action, offline)).toBe('Network Errors');
}

describe('§8 Profile update, property update and property fetch fail without a message', () => {
  test.each(['profileUpdate', 'propertyUpdate', 'propertyFetch'] as const)('%s', (action) => {
    expectAlways(action, null);
  });
});

test('§8 A token check that fails shows nothing: it clears the session', () => {
  expectAlways('tokenCheck', null);
});

test('what is shown is never blank', () => {
  const anyFailure = fc.record({
    code: fc.option(fc.constantFrom(...codes), { nil: null }),
    detail: fc.option(fc.oneof(fc.string(), fc.constantFrom(' ', '\n\t')), { nil: null }),
  });
  const actions = ['generic', 'login', 'signUp', 'verification', 'passwordChange'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...actions), anyFailure, (action, failure) => {
      expect(wordsOf(action, failure)?.trim()).not.toBe('');
    }),
  );
});

describe('the messages of problems', () => {
  test('are one for each code', () => {
    const found = codes.map((code) => [code, problemMessageKey(code)]);
    expect(Object.fromEntries(found)).toStrictEqual(keyByCode);
  });

  test('take a code that is not known for a fault of the server', () => {
    for (const code of ['brand_new', '', 'toString', '__proto__']) {
      expect(problemMessageKey(code)).toBe('serverFailed');
    }
  });

  test('say what to do next', () => {
    expect(en.request).toMatchObject({
      requestInvalid: 'Something you entered isn’t valid. Check it and try again.',
      requestUnreadable: 'The server couldn’t read your request. Reload the page and try again.',
      matchesUnclear: 'The server couldn’t tell which matches you want. Reload the page.',
      listChanged: 'The list has changed in the meantime. Reload the page.',
      sessionEnded: 'You’ve been logged out. Log in again.',
      passwordChangeRequired: 'Set a new password to continue.',
      notAllowed: 'You’re not allowed to do this.',
      notFound: 'This no longer exists. Go back to the list.',
      tooManyNeeds: 'You already have 5 searches. Delete one first.',
      lastAdmin: 'The last admin can’t be deleted. Add another admin first.',
      tooManyPictures: 'There are already 50 pictures. Delete one to make room for another.',
      tooManyFiles: 'You have too many unused pictures. Use some first; others are deleted after 7 days.',
      tooManyResidences:
        'You have too many unpublished premises. Publish some first; others are deleted after 7 days.',
      tooManyAnnouncements: 'You’ve reached the maximum number of announcements.',
      threadClosed:
        'Nobody can write here any more, because interest was withdrawn or the premises are no longer available.',
      answerAwaited: 'You can write again as soon as you’re both interested.',
      viewingUnavailable: 'This time isn’t available any more. Select another one.',
      viewingChanged: 'This viewing has changed since you saw it. Check it again.',
      viewingExists: 'You already have an upcoming viewing here. Move or cancel that one.',
      stillSaving: 'This is still being saved. Wait a moment and try again.',
      changedMeanwhile:
        'This was changed elsewhere in the meantime. Reload the page and make your change again.',
      tooLarge: 'This is too large to send. Choose a smaller file or shorten the text.',
      mediaTypeUnsupported: 'This file type isn’t supported. Choose a PNG picture.',
      sentBefore: 'This was sent before with other content. Reload the page.',
      tooManyAttempts: 'Too many attempts. Wait a while and try again.',
      serverFailed: 'Something went wrong on the server. Try again in a moment.',
      serverUnavailable: 'The server isn’t available right now. Try again in a moment.',
      pictureInvalid: 'This file isn’t a valid PNG picture. Choose another one.',
      attachmentInvalid: 'This file isn’t a valid PNG picture or PDF document. Choose another one.',
      attachmentUnsafe:
        'This PDF contains scripts, commands or other files. Print it to a new PDF and attach that.',
      tooManyAttachments: 'You’ve uploaded too many files without sending them. Send or remove some first.',
      storageFull: 'The server is out of space. Try again later.',
    });
  });

  test('hold no signs that translations take for gaps', () => {
    for (const text of Object.values(en.request)) expect(text).not.toMatch(/[{}<>]|^\s*$/);
  });
});
