import type { PremisesFileTexts } from './premisesFiles.ts';

export const fi: PremisesFileTexts = {
  describeTitle: 'Kuvaile kuva',
  caption: 'Kuvaus',
  captionHint:
    'Kerro kuvan sisältö niille, jotka eivät näe sitä. Esimerkiksi: Neuvotteluhuone, jonka ikkunat ovat pihalle.',
};
