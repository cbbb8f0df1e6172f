import type { Schemas } from '@tilava/sdk';
import { useRef } from 'react';
import { failureOf, isRefusal } from '../errors/failureOf.ts';
import { useServices } from '../services/useServices.ts';

/** An account that is to be made, and the key by which it is made once. */
interface Attempt {
  readonly creation: Schemas['UserCreation'];
  readonly idempotencyKey: string;
}

/** An account that was made, and of what. */
interface MadeUser extends Pick<Attempt, 'creation'> {
  readonly id: string;
}

/**
 * Makes accounts. Where the email is taken by an earlier attempt of this page whose answer was lost, that attempt's account
 * is what was made: sent again as it was, it is answered as it was.
 */
export function useUserCreation(): (attempt: Attempt) => Promise<MadeUser> {
  const { tilava } = useServices();
  const unanswered = useRef<readonly Attempt[]>([]);

  const send = async ({ creation, idempotencyKey }: Attempt): Promise<MadeUser> => {
    const { id } = await tilava.users.create(creation, { idempotencyKey });
    return { id, creation };
  };

  const sendUnlessTaken = async (
    attempt: Attempt,
    [earlier, ...others]: readonly Attempt[],
  ): Promise<MadeUser> => {
    try {
      return await send(attempt);
    } catch (failure) {
      if (earlier === undefined || !isTaken(failure)) throw failure;
      return sendUnlessTaken(earlier, others);
    }
  };

  return async (attempt) => {
    try {
      const earlier = unanswered.current.filter((other) => isSameAccount(other, attempt));
      return await sendUnlessTaken(attempt, earlier);
    } catch (failure) {
      if (failure instanceof Error && !isRefusal(failure)) {
        unanswered.current = [...unanswered.current, attempt];
      }
      throw failure;
    }
  };
}

const isTaken = (failure: unknown): boolean =>
  failure instanceof Error && failureOf(failure).code === 'email_taken';

const isSameAccount = ({ creation: one }: Attempt, { creation: other }: Attempt): boolean =>
  one.email.toLowerCase() === other.email.toLowerCase() && one.isLandlord === other.isLandlord;
