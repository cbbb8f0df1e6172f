import type { PremisesFileTexts } from './premisesFiles.ts';

export const fi: PremisesFileTexts = {
  describeTitle: 'Kuvaile kuva',
  caption: 'Kuvaus',
  captionHint:
    'Mitä kuvassa näkyy, niille, jotka eivät näe sitä. Esimerkiksi: Neuvotteluhuone, jonka ikkunat ovat pihalle.',
};
