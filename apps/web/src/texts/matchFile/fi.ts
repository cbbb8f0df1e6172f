import type { MatchFileTexts } from './matchFile.ts';

export const fi: MatchFileTexts = {
  downloadTitle: 'Lataa osumat',
  download: 'Lataa CSV',
  fileName: 'osumat',
  hint: 'Tiedostossa ovat tämän luettelon osumat ja niiden kuukausikustannukset. Kustannukset ovat arvioita: jos suurin kustannus puuttuu, kaikkia kuluja ei ole ilmoitettu.',
  address: 'Osoite',
  type: 'Tilatyyppi',
  size: 'Koko, m²',
  rent: 'Vuokra, €/kk',
  distance: 'Etäisyys, m',
  points: 'Sopivuus, %',
  availableFrom: 'Vapautuu',
  netLowest: 'Pienin veroton kustannus, €/kk',
  netHighest: 'Suurin veroton kustannus, €/kk',
  grossLowest: 'Pienin verollinen kustannus, €/kk',
  grossHighest: 'Suurin verollinen kustannus, €/kk',
  toYouLowest: 'Pienin kustannus sinulle, €/kk',
  toYouHighest: 'Suurin kustannus sinulle, €/kk',
  unknown: 'Kulut, joita ei ole ilmoitettu',
  link: 'Linkki',
  progress: (done, total) => `${done}/${total} osumaa haettu`,
  first: (most, total) =>
    `Mukaan otetaan vain ensimmäiset ${most} osumaa ${total} osumasta. Rajaa luetteloa, niin saat vähemmän osumia.`,
};
