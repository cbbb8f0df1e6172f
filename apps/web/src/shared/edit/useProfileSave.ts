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
  return useSave({
    operation: 'updateUser',
    back,
    tellsSaved,
    onSaved: finish,
    before: user,
    read: async () => {
      const { data, etag } = await tilava.users.get(user.id).withResponse();
      return [{ data, etag }];
    },
    changesOf: (present, profile: Profile) => userChanges(present, profile),
    update: ({ id }, changes, options) => tilava.users.update(id, changes, options),
  });
}
