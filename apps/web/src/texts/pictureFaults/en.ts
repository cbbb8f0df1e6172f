import type { PictureFaultTexts } from './pictureFaults.ts';

export const en: PictureFaultTexts = {
  unreadable: 'This file can’t be read as a picture. Choose a JPEG, PNG or WebP picture.',
  heic: 'This browser can’t read HEIC pictures. Save this one as a JPEG and choose that, or upload it with Safari on an iPhone or Mac.',
  tooManyPixels: 'This picture has more than 100\u00A0megapixels. Save a smaller copy and choose that.',
};
