import type { VersionTexts } from './version.ts';

export const fi: VersionTexts = {
  ready: 'Uusi versio on valmis',
  hint: 'Ota se käyttöön, kun sinulle sopii. Muuten se tulee käyttöön, kun olet sulkenut kaikki välilehdet.',
  load: 'Ota käyttöön',
  dismiss: 'Ei nyt: uusi versio',
};
