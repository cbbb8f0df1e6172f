import { serverMessages } from '@tilava/domain/requests';
import { en } from '@tilava/domain/texts/en';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Database } from '../../db/database.ts';
import { type needs, users } from '../../db/schema.ts';
import type { Caller, Handlers } from '../../http/operations.ts';
import { keyReused, ProblemError } from '../../http/problems.ts';
import { hashPassword, passwordMatches } from '../bearers/secrets.ts';
import type { UserLocks } from '../locks.ts';
import { needColumns } from '../properties/needRow.ts';
import { insertNeed } from '../properties/store.ts';
import { refuseImpossibleAccount } from './rules.ts';
import { userColumns } from './toRow.ts';
import type { VerificationWriteService } from '../verification.ts';

export const signUpHandlers = (signUp: SignUpService): Handlers<'createUser'> => ({
  createUser: async ({ callerOrVisitor, body, once }) => {
    const prepared = await signUp.prepare(body);
    const created = await once(() => signUp.create(callerOrVisitor, prepared));
    const isRepeated = created.id !== prepared.id;
    if (isRepeated) await signUp.refuseOtherPassword(created.id, body.password);
    return { status: 201, body: created, location: `/user/${created.id}` };
  },
});

type Schemas = components['schemas'];

interface SignUpParts extends Pick<Dependencies, 'audit' | 'clock'> {
  readonly store: SignUpStore;
  readonly verification: VerificationWriteService;
  readonly locks: Pick<UserLocks, 'keepUser'>;
}

type PreparedAccount = Awaited<ReturnType<typeof prepare>>;

/** Checks an account and hashes its password: what takes long, and needs no transaction. */
async function prepare(body: Schemas['UserCreation'], today: string) {
  refuseImpossibleAccount(body, today);
  const [wanted] = body.properties ?? [];
  const need = wanted === undefined ? null : needColumns(wanted, '/body/properties/0');
  const account = { ...userColumns(body), email: body.email.toLowerCase(), isLandlord: body.isLandlord };
  const passwordHash = await hashPassword(body.password);
  return { id: uuidv7(), account, need, passwordHash };
}

export function signUpService({ store, verification, locks, audit, clock }: SignUpParts) {
  /** Adds the account; verified at once where its email is known to be its owner's. */
  async function insert({ id, account, need, passwordHash }: PreparedAccount, verifiedAt: Date | null) {
    const made = { id, createdAt: clock(), version: 1 };
    const unset = { isAdmin: false, fileId: null, suspendedUntil: null };
    if (!(await store.insertUser({ ...account, ...made, ...unset, passwordHash, verifiedAt }))) {
      throw new ProblemError(409, 'email_taken', serverMessages.emailTaken);
    }
    if (need !== null) {
      const own = { id: uuidv7(), userId: id, position: 1, updatedAt: made.createdAt };
      await store.insertNeed({ ...need, ...made, ...own });
    }
  }

  return {
    insert,

    prepare: (body: Schemas['UserCreation']) => prepare(body, helsinkiDay(clock())),

    /** A visitor's account gets a mail that verifies it; an admin's is verified. */
    create: (caller: Caller | null, prepared: PreparedAccount): Promise<Schemas['UserCreated']> =>
      store.transaction(async () => {
        if (caller !== null) await locks.keepUser(caller);
        const { id, account } = prepared;
        // Other roles than an admin's are refused before: see permissions.
        await insert(prepared, caller === null ? null : clock());
        if (caller === null) {
          await verification.mailCode({ id, email: account.email, language: account.language });
          return { id, message: en.request.verificationSent };
        }
        await audit.record(caller, 'createUser', id);
        return { id, message: 'User created' };
      }),

    /** No password is kept with a request, so that a repetition is held against the account. */
    async refuseOtherPassword(id: string, password: string): Promise<void> {
      if (await passwordMatches(await store.passwordHashOf(id), password)) return;
      throw keyReused();
    },
  };
}

export type SignUpService = ReturnType<typeof signUpService>;

type NewUserRow = typeof users.$inferSelect;

export const signUpStore = (database: Database) => ({
  /** False where there is a user with the same email, also one that another transaction is just making. */
  async insertUser(user: NewUserRow): Promise<boolean> {
    const made = await database.queries
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    return made.length > 0;
  },

  insertNeed: (need: typeof needs.$inferSelect) => insertNeed(database, need),

  async passwordHashOf(id: string): Promise<string | null> {
    const [row] = await database.queries
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    return row?.passwordHash ?? null;
  },

  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),
});

type SignUpStore = ReturnType<typeof signUpStore>;
