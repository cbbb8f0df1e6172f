import { serverMessages } from '@tilava/domain/requests';
import { en } from '@tilava/domain/texts/en';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../http/caller.ts';
import { keyReused, ProblemError } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import type { UserLocks } from '../locks.ts';
import { hashPassword, passwordMatches } from '../bearers/passwords.ts';
import { needColumns } from '../properties/needRow.ts';
import type { VerificationWriteService } from '../verification/writeService.ts';
import { refuseImpossibleAccount } from './signUpRules.ts';
import type { SignUpStore } from './signUpStore.ts';
import { userColumns } from './toRow.ts';

type Schemas = components['schemas'];

export interface SignUpParts {
  readonly store: SignUpStore;
  readonly verification: VerificationWriteService;
  readonly locks: Pick<UserLocks, 'keepUser'>;
  readonly audit: Audit;
  readonly clock: () => Date;
}

/** An account that follows the rules, ready to be stored. */
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

/** Making accounts: by visitors, and by admins. */
export function signUpService({ store, verification, locks, audit, clock }: SignUpParts) {
  return {
    prepare: (body: Schemas['UserCreation']) => prepare(body, helsinkiDay(clock())),

    /**
     * Stores an account. A visitor's gets a mail that verifies it; an admin's is verified.
     *
     * @throws ProblemError 409 where the email is taken
     */
    create: (caller: Caller | null, prepared: PreparedAccount): Promise<Schemas['UserCreated']> =>
      store.transaction(async () => {
        if (caller !== null) await locks.keepUser(caller);
        const { id, account, need, passwordHash } = prepared;
        const createdAt = clock();
        // Other roles than an admin's are refused before: see permissions.
        const verifiedAt = caller === null ? null : createdAt;
        const made = { id, createdAt, version: 1 };
        const user = { ...account, ...made, passwordHash, verifiedAt, isAdmin: false, fileId: null };
        if (!(await store.insertUser(user))) {
          throw new ProblemError(409, 'email_taken', serverMessages.emailTaken);
        }
        if (need !== null) {
          await store.insertNeed({ ...need, ...made, id: uuidv7(), userId: id, isActive: true });
        }
        if (caller === null) {
          await verification.mailCode({ id, email: account.email, language: account.language });
          return { id, message: en.request.verificationSent };
        }
        await audit.record(caller, 'createUser', id);
        return { id, message: 'User created' };
      }),

    /**
     * Passwords are no part of what is kept of a request, so that a repetition is held against the account.
     *
     * @throws ProblemError 422 where the repeated request has another password
     */
    async refuseOtherPassword(id: string, password: string): Promise<void> {
      if (await passwordMatches(await store.passwordHashOf(id), password)) return;
      throw keyReused();
    },
  };
}

export type SignUpService = ReturnType<typeof signUpService>;
