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

/** A code that the contract gets does not compile until it has its message here. */
const problemMessages = {
  validation_failed: 'requestInvalid',
  invalid_characters: 'charactersInvalid',
  malformed_json: 'requestUnreadable',
  malformed_request: 'requestUnreadable',
  mode_invalid: 'matchesUnclear',
  cursor_invalid: 'listChanged',
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
} as const satisfies Record<ProblemCode, string>;

/** The messages of problems, and what else the specification has words for (§2, §7, §8). */
export type MessageKey =
  | (typeof problemMessages)[ProblemCode]
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
export const problemMessageKey = (code: string): MessageKey =>
  isKnown(code) ? problemMessages[code] : 'serverFailed';

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemMessages, code);

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
