import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { useState } from 'react';
import { failureOf } from '../../../shared/errors/useFailureText.ts';
import { useKey, useSubmitOnce, useUserCreation } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';

/** Who has signed up. The password stays in memory: a new mail is only sent for it. */
export interface SignedUp {
  readonly email: string;
  readonly password: string;
  /** Whether an earlier attempt has made the account, of what was sent then. */
  readonly isFromEarlier: boolean;
}

/** How far a sign-up has come. */
export interface SignUp {
  readonly isPending: boolean;
  /** Why it failed, but for an email that is taken. */
  readonly error: Error | null;
  /** The email that somebody else has signed up with. */
  readonly takenEmail: string | null;
}

/**
 * Makes an account. However often the same one is sent, it is made once.
 *
 * @param onSignedUp - called when it is there, to forget the draft
 */
export function useSignUp(onSignedUp: () => void) {
  const { notices } = useServices();
  const createUser = useUserCreation();
  const keyFor = useKey();
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (creation: Schemas['UserCreation']) =>
      createUser({ creation, idempotencyKey: keyFor(creation) }),
    onSuccess: ({ creation }, sent) => {
      onSignedUp();
      const { email, password } = creation;
      setSignedUp({ email, password, isFromEarlier: creation !== sent });
    },
    onError: (failure) => {
      // The field says that the email is taken; anything else the banner says, too, in the server's words.
      if (failureOf(failure).code !== 'email_taken') notices.show({ error: failure });
    },
  });
  const send = useSubmitOnce(mutate);
  const isTaken = error !== null && failureOf(error).code === 'email_taken';
  const signUp: SignUp = {
    isPending,
    error: isTaken ? null : error,
    takenEmail: isTaken ? (variables?.email ?? null) : null,
  };
  return {
    signUp,
    signedUp,
    submit: (creation: Schemas['UserCreation'] | null) => {
      if (creation !== null) send(creation);
    },
    /** Back to the form, as it was filled in. */
    reset: () => {
      reset();
      setSignedUp(null);
    },
  };
}
