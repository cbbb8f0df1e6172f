import { tooManyAttempts } from '../../http/problems.ts';
import type { AttemptStore, Failures, Period } from './attemptStore.ts';
import { networkOf } from './network.ts';
import { hashOf } from './token.ts';

const minute = 60_000;
const failureWindow = 15 * minute;
const failuresPerAccount = 5;
const failuresPerNetwork = 50;
const knownFor = 30 * 24 * 60 * minute;

/** Whose password is tried, and from where. */
export interface Attempted {
  /** In lower case. */
  readonly email: string;
  readonly emailHash: Uint8Array;
  readonly network: string;
}

/** An attempt in the form in which it is counted; emails that nobody has count like others. */
export function attempted(email: string, address: string): Attempted {
  const lowerCase = email.toLowerCase();
  return { email: lowerCase, emailHash: hashOf(lowerCase), network: networkOf(address) };
}

/** How often passwords may be guessed. */
export function attemptLimits(store: AttemptStore, clock: () => Date) {
  /**
   * Refuses further guesses. Networks that the account was logged in to from lately have a limit of their own each,
   * so that a stranger's guesses do not lock its owner out.
   *
   * @throws ProblemError 429
   */
  async function refuse({ email, emailHash, network }: Attempted): Promise<void> {
    const now = clock();
    const known = await store.knownNetworks(email, new Date(now.getTime() - knownFor));
    const counted = known.includes(network) ? { network } : { outside: known };
    const ofAccount = await store.failuresOfAccount(emailHash, windowBefore(now), counted);
    const ofNetwork = await store.failuresOfNetwork(network, windowBefore(now));
    if (ofAccount.total >= failuresPerAccount) throw tooManyAttempts(freeIn(ofAccount, now));
    if (ofNetwork.total >= failuresPerNetwork) throw tooManyAttempts(freeIn(ofNetwork, now));
  }

  return {
    refuse,

    /**
     * Writes down what came of an attempt, in the caller's transaction. It counts anew: of many attempts at once,
     * those beyond the limit learn nothing, whether right or wrong.
     *
     * @throws ProblemError 429
     */
    async settle(attempt: Attempted, isRight: boolean): Promise<void> {
      await store.lock(attempt);
      await refuse(attempt);
      if (!isRight) await store.addFailure(attempt, clock());
    },

    /** Remembers where an account was logged in to from. */
    remember: (userId: string, { network }: Attempted): Promise<void> =>
      store.rememberNetwork(userId, network, clock()),

    /** Forgets what no longer counts. */
    async sweep(): Promise<void> {
      const now = clock();
      await store.forgetFailuresOutside(windowBefore(now));
      await store.forgetNetworksBefore(new Date(now.getTime() - knownFor));
    },
  };
}

export type AttemptLimits = ReturnType<typeof attemptLimits>;

/** What counts at a moment; never what is in the future since the clock was put back, which would lock for longer. */
const windowBefore = (now: Date): Period => ({ from: new Date(now.getTime() - failureWindow + 1), to: now });

/** Milliseconds until the oldest failure counts no more. */
const freeIn = ({ oldest }: Failures, now: Date): number =>
  (oldest ?? now).getTime() + failureWindow - now.getTime();
