import { profilePicture } from '@tilava/domain/payload';
import type { Upload } from '@tilava/ui/upload';
import { useState } from 'react';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserChange } from './useUserChange.ts';

/** Sends a picture and makes it the profile's; null while none is on its way. */
export function usePictureUpload() {
  const { tilava } = useServices();
  const failureText = useFailureText();
  const change = useUserChange();
  const [file, setFile] = useState<File | null>(null);
  const [upload, setUpload] = useState<Upload | null>(null);

  const send = async (picture: File) => {
    const started: Upload = {
      id: crypto.randomUUID(),
      name: picture.name,
      size: picture.size,
      state: 'uploading',
      progress: 0,
    };
    // Another one may have been chosen meanwhile, or this one taken away.
    const tell = (told: Partial<Upload>) =>
      setUpload((current) => (current?.id === started.id ? { ...current, ...told } : current));
    setFile(picture);
    setUpload(started);
    try {
      const { id } = await tilava.files.upload({ file: picture, name: picture.name }, undefined, {
        onProgress: ({ sent, total }) => tell({ progress: total === null ? 0 : (sent / total) * 100 }),
      });
      await change.mutateAsync(profilePicture(id));
      setUpload((current) => (current?.id === started.id ? null : current));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const failure = failureText('generic', error);
      tell({ state: 'failed', ...(failure !== null && { failure }) });
    }
  };

  return {
    upload,
    send: (picture: File) => void send(picture),
    retry: () => {
      if (file !== null) void send(file);
    },
    forget: () => setUpload(null),
    /** Takes the profile's picture away. */
    removal: change,
  };
}
