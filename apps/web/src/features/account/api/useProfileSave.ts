import { userChanges } from '@tilava/domain/payload';
import type { Profile } from '@tilava/domain/profile';
import type { Schemas } from '@tilava/sdk';
import { useServices } from '../../../shared/services/useServices.ts';
import { useSave } from './useSave.ts';

/** What the form of a profile edits. */
export interface ProfileFormProps {
  readonly user: Schemas['User'];
  /** The version of it. */
  readonly etag: string | null;
  /** Reads what somebody else has saved meanwhile. */
  readonly onTheirs: () => void;
}

/** Saves an edited profile: only what differs is sent (specification, section 5). */
export function useProfileSave(user: Schemas['User']) {
  const { tilava } = useServices();
  return useSave('updateUser', async (profile: Profile, options) => {
    const changes = userChanges(user, profile);
    if (changes !== null) await tilava.users.update(user.id, changes, options);
  });
}
