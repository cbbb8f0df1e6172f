import { serverMessages } from '@tilava/domain/requests';
import { en } from '@tilava/domain/texts/en';
import type { components } from '@tilava/sdk/schema';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers } from '../../http/operations.ts';
import { bearerInvalid, ProblemError } from '../../http/problems.ts';
import { attempted, type Attempted, type AttemptLimits } from './attemptLimits.ts';
import { hashOf, newToken, passwordMatches, readTemporaryPassword } from './secrets.ts';
import type { BearerWriteStore, Login } from './store.ts';
import { assertNoRest } from '../everyField.ts';
import type { UserReadService } from '../users/service.ts';

const minute = 60_000;
const hour = 60 * minute;
const shortSession = 12 * hour;
const longSession = 30 * 24 * hour;
/** Of a temporary password, whatever is to be remembered: who has read the mail may be somebody else. */
const temporarySession = 30 * minute;
const confirmedFor = 5 * minute;

export interface PasswordAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

interface LoginAttempt extends PasswordAttempt {
  readonly rememberMe: boolean;
}

/** By which password somebody got in; a temporary one is named. */
interface Match {
  readonly login: Login;
  readonly temporaryPassword: string | null;
}

interface BearerWriteParts extends Pick<Dependencies, 'locks' | 'clock'> {
  readonly store: BearerWriteStore;
  readonly limits: AttemptLimits;
}

export function bearerWriteService({ store, limits, locks, clock }: BearerWriteParts) {
  /** The account of an email and its own password, verified or not. */
  async function checkPassword({ email, password, address }: PasswordAttempt): Promise<Login> {
    const attempt = attempted(email, address);
    await limits.refuse(attempt);
    const login = await store.findLogin(attempt.email);
    const isRight = await passwordMatches(login?.passwordHash ?? null, password);
    await store.transaction(() => limits.settle(attempt, isRight));
    if (login === null || !isRight) throw credentialsWrong();
    return login;
  }

  /** Takes as long for every email: only what may be a temporary password is held against one. */
  async function findMatch(email: string, password: string): Promise<Match | null> {
    const login = await store.findLogin(email);
    const isOwn = await passwordMatches(login?.passwordHash ?? null, password);
    const typed = readTemporaryPassword(password);
    const temporary = typed === null ? null : await store.findTemporaryPassword(email, clock());
    const isTemporary =
      typed !== null && (await passwordMatches(temporary?.passwordHash ?? null, typed)) && temporary !== null;
    if (login === null || !(isOwn || isTemporary)) return null;
    return { login, temporaryPassword: isOwn || temporary === null ? null : temporary.id };
  }

  /** Whether what matched still does, now that nobody else can change it. */
  async function stillMatches({ login, temporaryPassword }: Match): Promise<boolean> {
    const current = await locks.lockUser(login.id);
    if (current === null) return false;
    if (temporaryPassword === null) return current.passwordHash === login.passwordHash;
    return (await store.findTemporaryPassword(login.email, clock()))?.id === temporaryPassword;
  }

  async function openSession(match: Match, attempt: Attempted, rememberMe: boolean) {
    const { login, temporaryPassword } = match;
    const now = clock();
    if (temporaryPassword !== null) {
      // Who reads the mailbox has shown that the email is theirs.
      await store.markVerified(login.id, now);
      await store.useTemporaryPassword(temporaryPassword, now);
    } else if (login.verifiedAt === null) {
      throw new ProblemError(403, 'user_not_verified', serverMessages.userNotVerified);
    }
    const bearer = newToken();
    const ownSession = rememberMe ? longSession : shortSession;
    const lifetime = temporaryPassword === null ? ownSession : temporarySession;
    const expiresAt = new Date(now.getTime() + lifetime);
    const session = { userId: login.id, expiresAt, mustChangePassword: temporaryPassword !== null };
    await store.insert({ ...session, tokenHash: hashOf(bearer), createdAt: now, confirmedUntil: null });
    await limits.remember(login.id, attempt);
    return { ...session, bearer };
  }

  return {
    checkPassword,

    async create({ email, password, address, rememberMe }: LoginAttempt) {
      const attempt = attempted(email, address);
      await limits.refuse(attempt);
      const match = await findMatch(attempt.email, password);
      const session = await store.transaction(async () => {
        await limits.settle(attempt, match !== null);
        if (match === null || !(await stillMatches(match))) return null;
        return openSession(match, attempt, rememberMe);
      });
      if (session === null) throw credentialsWrong();
      return session;
    },

    /** Opens the time in which this bearer may change the password or delete the account, once. */
    async confirm(caller: Caller, { email, password, address }: PasswordAttempt): Promise<void> {
      const login = await store.findLoginOf(caller.id);
      if (login === null) throw bearerInvalid();
      const attempt = attempted(login.email, address);
      await limits.refuse(attempt);
      const isPassword = caller.mustChangePassword
        ? await passwordMatches(
            await store.temporaryPasswordOf(caller.bearer),
            readTemporaryPassword(password) ?? '',
          )
        : await passwordMatches(login.passwordHash, password);
      const isRight = isPassword && email.toLowerCase() === login.email;
      const confirmedUntil = new Date(clock().getTime() + confirmedFor);
      await store.transaction(async () => {
        await limits.settle(attempt, isRight);
        if (isRight && !(await store.confirm(caller.bearer, confirmedUntil))) throw bearerInvalid();
      });
      if (!isRight) throw new ProblemError(403, 'old_password_incorrect', en.request.oldPasswordIncorrect);
    },

    delete: (caller: Caller): Promise<void> => store.delete(caller.bearer),

    async sweep(): Promise<void> {
      await store.deleteExpired(clock());
      await limits.sweep();
    },
  };
}

export type BearerWriteService = ReturnType<typeof bearerWriteService>;

const credentialsWrong = () => new ProblemError(401, 'credentials_wrong', en.request.loginFailed);

export const bearerHandlers = (
  bearers: BearerWriteService,
  users: UserReadService,
  logIn: LogIn,
): Handlers<'createBearer' | 'verifyBearer' | 'deleteBearer' | 'checkCredentials'> => ({
  createBearer: async ({ body, address }) => ({
    status: 201,
    body: await logIn(body, address),
    location: '/bearers',
  }),

  verifyBearer: async ({ caller }) => {
    const user = await users.readOwn(caller.id);
    if (user === null) throw bearerInvalid();
    return {
      status: 200,
      body: {
        expiresAt: caller.bearerExpiresAt.toISOString(),
        mustChangePassword: caller.mustChangePassword,
        user,
      },
    };
  },

  checkCredentials: async ({ caller, body, address }) => {
    await bearers.confirm(caller, { ...body, address });
    return { status: 204 };
  },

  deleteBearer: async ({ caller }) => {
    await bearers.delete(caller);
    return { status: 204 };
  },
});

type Schemas = components['schemas'];

type LogIn = (credentials: Schemas['Credentials'], address: string) => Promise<Schemas['Session']>;

/** Makes what logs in; see `BearerWriteService.create` for what it refuses. */
export const loggingIn =
  (bearers: BearerWriteService, users: UserReadService): LogIn =>
  async (credentials, address) => {
    const { email, password, rememberMe = false, ...rest } = credentials;
    assertNoRest(rest);
    const session = await bearers.create({ email, password, rememberMe, address });
    const user = await users.readOwn(session.userId);
    if (user === null) throw credentialsWrong();
    return {
      bearer: session.bearer,
      expiresAt: session.expiresAt.toISOString(),
      mustChangePassword: session.mustChangePassword,
      user,
    };
  };
