import type { Schemas } from '@tilava/sdk';
import { createUser } from '@tilava/sdk/operations';
import { useRef } from 'react';
import { failureOf, isRefusal } from '../errors/useFailureText.ts';
import { useServices } from '../services/useServices.ts';

/** Makes an id of 128 random bits. `crypto.randomUUID` is missing on pages that are served by plain HTTP. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Makes idempotency keys: the same random one as long as the same is sent. */
export function useKey() {
  const last = useRef({ body: '', key: '' });
  return (value: unknown): string => {
    const body = JSON.stringify(value);
    if (body !== last.current.body) last.current = { body, key: randomId() };
    return last.current.key;
  };
}

type Send<Input> = (input: Input, options: { readonly onSettled: () => void }) => void;

/** Ignores further submits while one is in flight: a double click's second press comes before React has rendered the first. */
export function useSubmitOnce<Input>(send: Send<Input>): (input: Input) => void {
  const isInFlight = useRef(false);
  return (input) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    send(input, {
      onSettled: () => {
        isInFlight.current = false;
      },
    });
  };
}

interface Attempt {
  readonly creation: Schemas['UserCreation'];
  readonly idempotencyKey: string;
}

interface MadeUser extends Pick<Attempt, 'creation'> {
  readonly id: string;
}

/** Creates accounts. If an earlier attempt took the email and its answer was lost, that attempt is sent again. */
export function useUserCreation(): (attempt: Attempt) => Promise<MadeUser> {
  const { tilava } = useServices();
  const unanswered = useRef<readonly Attempt[]>([]);

  const send = async ({ creation, idempotencyKey }: Attempt): Promise<MadeUser> => {
    const { id } = await createUser(tilava, creation, { idempotencyKey });
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
