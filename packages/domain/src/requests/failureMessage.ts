import type { Failure, ProblemCode } from './failure.ts';
import type { MessageKey } from './messageKey.ts';

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

/** What somebody wanted when a call failed (specification, section 8); `generic` is every other call. */
export type RequestAction = keyof typeof catalogue;

export type ShownFailure =
  | { readonly kind: 'message'; readonly key: MessageKey }
  /** English; the code leads to the message of another language. */
  | { readonly kind: 'server'; readonly detail: string; readonly code: ProblemCode | null }
  | { readonly kind: 'silent' };

/**
 * What a failed call of an action shows (specification, section 8). Where the catalogue has nothing of its own, it is
 * the server's message, or 'Network Errors' when there is none. Silent are a profile or property that could not be
 * saved or loaded, which only their state tells, and a token that did not hold, which ends the session.
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
