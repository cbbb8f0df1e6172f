import type { ProblemCode } from './failure.ts';
import type { MessageKey } from './messageKey.ts';

/** A code that the contract gets does not compile until it has its message here. */
const problemMessages = {
  validation_failed: 'requestInvalid',
  invalid_characters: 'charactersInvalid',
  malformed_json: 'requestUnreadable',
  malformed_request: 'requestUnreadable',
  mode_invalid: 'matchesUnclear',
  cursor_invalid: 'listChanged',
  picture_invalid: 'pictureInvalid',
  verification_failed: 'verificationFailed',
  bearer_invalid: 'sessionEnded',
  credentials_wrong: 'loginFailed',
  user_not_verified: 'notVerified',
  old_password_incorrect: 'oldPasswordIncorrect',
  password_change_required: 'passwordChangeRequired',
  forbidden: 'notAllowed',
  not_found: 'notFound',
  method_not_allowed: 'requestUnreadable',
  email_taken: 'emailTaken',
  need_exists: 'needExists',
  last_admin: 'lastAdmin',
  too_many_pictures: 'tooManyPictures',
  too_many_files: 'tooManyFiles',
  too_many_residences: 'tooManyResidences',
  too_many_announcements: 'tooManyAnnouncements',
  idempotency_in_flight: 'stillSaving',
  precondition_failed: 'changedMeanwhile',
  payload_too_large: 'tooLarge',
  unsupported_media_type: 'mediaTypeUnsupported',
  idempotency_key_reused: 'sentBefore',
  too_many_attempts: 'tooManyAttempts',
  internal_error: 'serverFailed',
  unavailable: 'serverUnavailable',
  storage_full: 'storageFull',
} as const satisfies Record<ProblemCode, MessageKey>;

/**
 * The message for a problem's code, for the languages that the server does not speak. One that is unknown here,
 * because the server is newer, is taken for a fault of the server.
 *
 * @example
 * problemMessageKey('email_taken'); // 'emailTaken'
 */
export const problemMessageKey = (code: string): MessageKey =>
  isKnown(code) ? problemMessages[code] : 'serverFailed';

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemMessages, code);
