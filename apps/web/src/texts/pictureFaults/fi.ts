import type { PictureFaultTexts } from './pictureFaults.ts';

export const fi: PictureFaultTexts = {
  unreadable: 'Tiedostoa ei voi lukea kuvana. Valitse JPEG-, PNG- tai WebP-kuva.',
  heic: 'Tämä selain ei osaa lukea HEIC-kuvia. Tallenna kuva JPEG-muodossa ja valitse se tai lähetä kuva iPhonen tai Macin Safarilla.',
  tooManyPixels: 'Kuvassa on yli 100\u00A0megapikseliä. Tallenna siitä pienempi kopio ja valitse se.',
};
