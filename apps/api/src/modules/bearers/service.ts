import { messages, serverMessages } from '@tilava/domain/requests';
import type { Caller } from '../../http/caller.ts';
import type { OperationId } from '../../http/operations.ts';
import { bearerInvalid, ProblemError } from '../../http/problems.ts';
import { requireRole } from '../permissions.ts';
import { passwordMatches } from './passwords.ts';
import type { BearerStore, Failures } from './store.ts';
import { hashOf, newToken } from './token.ts';

const minute = 60_000;
const hour = 60 * minute;
const failureWindow = 15 * minute;
const failuresPerAccount = 5;
const failuresPerAddress = 50;
const shortSession = 12 * hour;
const longSession = 30 * 24 * hour;

/** What a password is tried with. */
export interface PasswordAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** What a login is tried with. */
export interface LoginAttempt extends PasswordAttempt {
  readonly rememberMe: boolean;
}

/** Logging in and out, and whose bearer a token is. */
export function bearerService(store: BearerStore, clock: () => Date) {
  /** Refuses further guesses, for known and unknown emails alike. */
  async function refuseTooManyFailures(emailHash: Uint8Array, address: string, now: Date): Promise<void> {
    const since = new Date(now.getTime() - failureWindow);
    const [ofAccount, ofAddress] = [
      await store.failuresSince(since, { emailHash }),
      await store.failuresSince(since, { address }),
    ];
    if (ofAccount.total >= failuresPerAccount) throw tooManyAttempts(ofAccount, now);
    if (ofAddress.total >= failuresPerAddress) throw tooManyAttempts(ofAddress, now);
  }

  /**
   * Finds the account that the email and the password are of, verified or not.
   *
   * @throws ProblemError 401 where they are nobody's, 429 after too many failures
   */
  async function checkPassword(attempt: PasswordAttempt) {
    const now = clock();
    const email = attempt.email.toLowerCase();
    const emailHash = hashOf(email);
    await refuseTooManyFailures(emailHash, attempt.address, now);

    const login = await store.findLogin(email);
    if (!(await passwordMatches(login?.passwordHash ?? null, attempt.password)) || login === null) {
      await store.addFailure(emailHash, attempt.address, now);
      throw new ProblemError(401, 'credentials_wrong', messages.loginFailed);
    }
    return login;
  }

  return {
    checkPassword,

    /**
     * Logs in.
     *
     * @throws ProblemError 401 for a wrong email or password, 403 for an unverified account, 429 after too many
     * failures
     */
    async create(attempt: LoginAttempt) {
      const now = clock();
      const login = await checkPassword(attempt);
      if (login.verifiedAt === null) {
        throw new ProblemError(403, 'user_not_verified', serverMessages.userNotVerified);
      }
      const bearer = newToken();
      const expiresAt = new Date(now.getTime() + (attempt.rememberMe ? longSession : shortSession));
      await store.insert(hashOf(bearer), login.id, now, expiresAt);
      return { bearer, expiresAt, userId: login.id, mustChangePassword: false };
    },

    /**
     * Finds the caller of a token.
     *
     * @throws ProblemError 401 where the token is nobody's, 403 where the caller may never make the call
     */
    async authenticate(token: string, operation: OperationId): Promise<Caller> {
      const bearer = hashOf(token);
      const owner = await store.findOwner(bearer, clock());
      if (owner === null) throw bearerInvalid();
      const { userId: id, isLandlord, isAdmin, mustChangePassword, expiresAt: bearerExpiresAt } = owner;
      const caller: Caller = { id, isLandlord, isAdmin, mustChangePassword, bearer, bearerExpiresAt };
      requireRole(caller, operation);
      return caller;
    },

    /** Logs out: this bearer only. */
    delete: (caller: Caller): Promise<void> => store.delete(caller.bearer),

    /** Forgets what is of no use any more. */
    async sweep(): Promise<void> {
      const now = clock();
      await store.deleteExpired(now);
      await store.forgetFailuresBefore(new Date(now.getTime() - failureWindow));
    },
  };
}

/** See `bearerService`. */
export type BearerService = ReturnType<typeof bearerService>;

function tooManyAttempts(failures: Failures, now: Date): ProblemError {
  const freeAt = (failures.oldest ?? now).getTime() + failureWindow;
  const retryAfter = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
  return new ProblemError(429, 'too_many_attempts', 'Too many attempts; try again later', { retryAfter });
}
