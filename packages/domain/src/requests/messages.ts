import type { Contract } from '../contract.ts';

export type ProblemCode = Contract['ProblemCode'];

/** Why a call failed, as far as anybody needs to know who tells of it. */
export interface Failure {
  /** Null where no problem document came, such as over a broken network. */
  readonly code: ProblemCode | null;
  /** The server's message, in English; null where there is none. */
  readonly detail: string | null;
}

/** What the server says, word for word, where the error catalogue goes by it (§7, §8). */
export const serverMessages = {
  userNotVerified: 'User is not verified',
  emailTaken: 'There is already user with those credentials',
  alreadyVerified: 'You have been already verified',
} as const;

/** Those whose message is called like them. */
const namesakes = [
  'picture_invalid',
  'attachment_invalid',
  'attachment_unsafe',
  'verification_failed',
  'old_password_incorrect',
  'password_change_required',
  'account_suspended',
  'not_found',
  'email_taken',
  'too_many_needs',
  'last_admin',
  'too_many_pictures',
  'too_many_files',
  'too_many_residences',
  'too_many_announcements',
  'thread_closed',
  'answer_awaited',
  'too_many_attachments',
  'viewing_unavailable',
  'viewing_changed',
  'viewing_exists',
  'too_many_blocks',
  'report_closed',
  'announcement_withheld',
  'reference_taken',
  'too_many_attempts',
  'storage_full',
] as const;

type Namesake = (typeof namesakes)[number];

/** A code that the contract gets does not compile until it has its message here. */
const otherMessages = {
  validation_failed: 'requestInvalid',
  invalid_characters: 'charactersInvalid',
  malformed_json: 'requestUnreadable',
  malformed_request: 'requestUnreadable',
  mode_invalid: 'matchesUnclear',
  cursor_invalid: 'listChanged',
  cursor_expired: 'listChanged',
  bearer_invalid: 'sessionEnded',
  credentials_wrong: 'loginFailed',
  user_not_verified: 'notVerified',
  forbidden: 'notAllowed',
  not_in_team: 'notAllowed',
  method_not_allowed: 'requestUnreadable',
  last_owner: 'notAllowed',
  insufficient_scope: 'notAllowed',
  key_mistyped: 'notAllowed',
  too_many_keys: 'notAllowed',
  cannot_join: 'notAllowed',
  idempotency_in_flight: 'stillSaving',
  precondition_failed: 'changedMeanwhile',
  payload_too_large: 'tooLarge',
  unsupported_media_type: 'mediaTypeUnsupported',
  idempotency_key_reused: 'sentBefore',
  internal_error: 'serverFailed',
  unavailable: 'serverUnavailable',
} as const satisfies Record<Exclude<ProblemCode, Namesake>, string>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The messages of problems, and what else the specification has words for (§2, §7, §8). */
export type MessageKey =
  | CamelCase<Namesake>
  | (typeof otherMessages)[keyof typeof otherMessages]
  | 'loginSucceeded'
  | 'verificationSent'
  | 'signUpFailed'
  | 'verified'
  | 'alreadyVerified'
  | 'passwordReset'
  | 'passwordChangeFailed'
  | 'passwordChanged'
  | 'networkErrors'
  | 'noProperties'
  | 'brokenEntry';

/**
 * The message for a problem's code; an unknown one, from a newer server, is the server's fault.
 *
 * @example
 * problemMessageKey('email_taken'); // 'emailTaken'
 */
export function problemMessageKey(code: string): MessageKey {
  if (isNamesake(code)) return camelCase(code);
  return isOther(code) ? otherMessages[code] : 'serverFailed';
}

const isNamesake = (code: string): code is Namesake => namesakes.some((one) => one === code);
const isOther = (code: string): code is keyof typeof otherMessages => Object.hasOwn(otherMessages, code);
const camelCase = <Name extends string>(name: Name) =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/** What a failed call of an action shows: the message of its code, if it has one there, otherwise the rest. */
interface CatalogueRow {
  readonly byCode: Readonly<Partial<Record<ProblemCode, MessageKey>>>;
  /** `server` shows the server's message, `silent` nothing. */
  readonly otherwise: MessageKey | 'server' | 'silent';
}

const server: CatalogueRow = { byCode: {}, otherwise: 'server' };
const silent: CatalogueRow = { byCode: {}, otherwise: 'silent' };

const catalogue = {
  generic: server,
  login: {
    byCode: { credentials_wrong: 'loginFailed', user_not_verified: 'notVerified' },
    // Neither a limit of attempts nor a broken network says anything of the password.
    otherwise: 'server',
  },
  signUp: { byCode: { email_taken: 'emailTaken' }, otherwise: 'signUpFailed' },
  verification: { byCode: {}, otherwise: 'verificationFailed' },
  passwordReset: server,
  passwordChange: {
    byCode: { old_password_incorrect: 'oldPasswordIncorrect' },
    otherwise: 'passwordChangeFailed',
  },
  interestsLoad: server,
  announcementToggle: server,
  favoriteToggle: server,
  interestToggle: server,
  residenceCreation: server,
  announcementCreation: server,
  profileUpdate: silent,
  propertyUpdate: silent,
  propertyFetch: silent,
  tokenCheck: silent,
} as const satisfies Record<string, CatalogueRow>;

/** What somebody wanted when a call failed (§8); `generic` is every other call. */
export type RequestAction = keyof typeof catalogue;

export type ShownFailure =
  | { readonly kind: 'message'; readonly key: MessageKey }
  /** English; the code leads to the message of another language. */
  | { readonly kind: 'server'; readonly detail: string; readonly code: ProblemCode | null }
  | { readonly kind: 'silent' };

/**
 * What a failed call of an action shows (§8): its own message, else the server's, or 'Network Errors' without one.
 * Profiles and properties that can't be saved or loaded, and invalid tokens, are silent.
 *
 * @example
 * failureMessage('signUp', { code: 'email_taken', detail: null }); // { kind: 'message', key: 'emailTaken' }
 * failureMessage('generic', { code: null, detail: null }); // { kind: 'message', key: 'networkErrors' }
 */
export function failureMessage(action: RequestAction, { code, detail }: Failure): ShownFailure {
  const { byCode, otherwise }: CatalogueRow = catalogue[action];
  const key = (code === null ? undefined : byCode[code]) ?? otherwise;
  if (key === 'silent') return { kind: 'silent' };
  if (key !== 'server') return { kind: 'message', key };
  const hasDetail = detail !== null && detail.trim() !== '';
  return hasDetail ? { kind: 'server', detail, code } : { kind: 'message', key: 'networkErrors' };
}

/** Milliseconds until it closes by itself (§9). */
export const bannerDuration = 4000;
