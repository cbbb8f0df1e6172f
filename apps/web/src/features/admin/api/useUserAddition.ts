import { userCreation, type NewUser } from '@tilava/domain/payload';
import { useServices } from '../../../shared/services/useServices.ts';
import { useAddition } from './useAddition.ts';

/** A user whom an admin adds: nobody but the user ever knows the password. */
export type AddedUser = NewUser extends infer Kind
  ? Kind extends NewUser
    ? Omit<Kind, 'account'> & { readonly email: string }
    : never
  : never;

/** Adds a user, to whom a mail with a temporary password goes. */
export function useUserAddition() {
  const { tilava } = useServices();
  return useAddition('user', 'createUser', async ({ email, ...user }: AddedUser, idempotencyKey) => {
    const account = { email, password: passwordOfNobody(idempotencyKey) };
    await tilava.users.create(userCreation({ ...user, account }), { idempotencyKey });
    await tilava.users.sendPasswordReset({ email });
  });
}

/** As hard to guess as the random key, and the same with it, so that the same user is the same request. */
const passwordOfNobody = (key: string): string => `${key}.${key.split('').toReversed().join('')}`;
