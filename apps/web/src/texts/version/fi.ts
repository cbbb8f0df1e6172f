import type { VersionTexts } from './version.ts';

export const fi: VersionTexts = {
  ready: 'Uusi versio on valmis',
  hint: 'Lataa se, kun sinulle sopii. Se tulee käyttöön myös itsestään, kun kaikki välilehdet on suljettu.',
  load: 'Lataa uusi versio',
  dismiss: 'Ei nyt: uusi versio',
};
