import { userChanges } from '@tilava/domain/payload';
import type { Profile } from '@tilava/domain/profile';
import type { Schemas } from '@tilava/sdk';
import { useServices } from '../services/useServices.ts';
import type { EditNote } from './useEdit.ts';
import { useSave, type EditPlace } from './useSave.ts';

/** What the form of a profile edits. */
export interface ProfileFormProps extends EditPlace {
  readonly user: Schemas['User'];
  /** The version of it. */
  readonly etag: string | null;
  /** Reads what somebody else has saved meanwhile. */
  readonly onTheirs: () => void;
}

/** Saves an edited profile: only what differs is sent (specification, section 5). */
export function useProfileSave(
  { user, back, tellsSaved }: Pick<ProfileFormProps, 'user' | 'back' | 'tellsSaved'>,
  { finish }: EditNote,
) {
  const { tilava } = useServices();
  return useSave<Profile>({
    operation: 'updateUser',
    back,
    tellsSaved,
    onSaved: finish,
    isSaved: async (profile) => userChanges(await tilava.users.get(user.id), profile) === null,
    send: async (profile, options) => {
      const changes = userChanges(user, profile);
      if (changes !== null) await tilava.users.update(user.id, changes, options);
    },
  });
}
