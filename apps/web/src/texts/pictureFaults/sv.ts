import type { PictureFaultTexts } from './pictureFaults.ts';

export const sv: PictureFaultTexts = {
  unreadable: 'Filen kan inte läsas som en bild. Välj en JPEG-, PNG- eller WebP-bild.',
  heic: 'Den här webbläsaren kan inte läsa HEIC-bilder. Spara bilden som JPEG och välj den, eller ladda upp den med Safari på en iPhone eller Mac.',
  tooManyPixels: 'Bilden har fler än 100\u00A0megapixel. Spara en mindre kopia och välj den.',
};
