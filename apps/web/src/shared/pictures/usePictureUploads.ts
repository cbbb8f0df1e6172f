import type { UploadOptions } from '@tilava/sdk';
import { useLocale } from 'use-intl';
import type { PictureFaultTexts } from '../../texts/pictureFaults/pictureFaults.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';
import { useUploads } from './PictureUpload.tsx';
import { drawInTurn, preparePicture } from './preparePicture.ts';

/** Why pictures can't be uploaded. */
export const loadPictureFaultTexts = textsOnDemand<PictureFaultTexts>({
  en: async () => (await import('../../texts/pictureFaults/en.ts')).en,
  fi: async () => (await import('../../texts/pictureFaults/fi.ts')).fi,
  sv: async () => (await import('../../texts/pictureFaults/sv.ts')).sv,
});

/** Sends pictures one after the other; what is no PNG is made one first. */
export function usePictureUploads(send: (file: File, options: UploadOptions) => Promise<unknown>) {
  const locale = useLocale();
  return useUploads(send, async (file, signal) => {
    const prepared = await preparePicture(file, (picture) => drawInTurn(picture, signal));
    if (prepared instanceof File) return { file: prepared };
    return { failure: (await loadPictureFaultTexts(locale))[prepared] };
  });
}
