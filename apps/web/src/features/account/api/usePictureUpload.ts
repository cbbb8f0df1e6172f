import { profilePicture } from '@tilava/domain/payload';
import { useUploads, type Uploads } from '../../../shared/pictures/useUploads.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserChange } from './useUserChange.ts';

/** Sends a picture and makes it the profile's; one at a time. */
export function usePictureUpload(): Uploads {
  const { tilava } = useServices();
  const change = useUserChange();
  const uploads = useUploads(async (file, options) => {
    const { id } = await tilava.files.upload({ file, name: file.name }, undefined, options);
    await change.mutateAsync(profilePicture(id));
  });
  return {
    ...uploads,
    add: (files) => {
      for (const { id } of uploads.uploads) uploads.remove(id);
      uploads.add(files);
    },
  };
}
