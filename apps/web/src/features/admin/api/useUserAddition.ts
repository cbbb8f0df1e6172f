import { userChanges, userCreation, type NewUser } from '@tilava/domain/payload';
import type { Tilava } from '@tilava/sdk';
import { useUserCreation } from '../../../shared/requests/useUserCreation.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useAddition } from './useAddition.ts';

/** What a user is whom an admin adds. */
type AddedDetails = NewUser extends infer Kind
  ? Kind extends NewUser
    ? Omit<Kind, 'account'>
    : never
  : never;

/** A user whom an admin adds: nobody but the user ever knows the password. */
export type AddedUser = AddedDetails & { readonly email: string };

/** Adds a user, to whom a mail with a temporary password goes. */
export function useUserAddition() {
  const { tilava } = useServices();
  const createUser = useUserCreation();
  return useAddition('user', 'createUser', async ({ email, ...user }: AddedUser, idempotencyKey) => {
    const account = { email, password: passwordOfNobody(idempotencyKey) };
    const creation = userCreation({ ...user, account });
    const made = await createUser({ creation, idempotencyKey });
    if (made.creation !== creation) await updateUser(tilava, made.id, user);
    await tilava.users.sendPasswordReset({ email });
  });
}

/** Brings a user up to date whom an earlier attempt has made. */
async function updateUser(tilava: Tilava, id: string, user: AddedDetails): Promise<void> {
  const changes = userChanges(await tilava.users.get(id), user.profile);
  await tilava.users.update(id, { ...changes, language: user.language });
  if (user.isLandlord) return;
  for (const need of await tilava.properties.listOfUser(id))
    await tilava.properties.update(need.id, user.need);
}

/** As hard to guess as the random key, and the same with it, so that the same user is the same request. */
const passwordOfNobody = (key: string): string => `${key}.${key.split('').toReversed().join('')}`;
