import type { InsightTexts } from './insights.ts';

export const fi: InsightTexts = {
  title: (address) => `Katsaus: ${address}`,
  rule: 'Mitä muut vuokraavat ja etsivät 3 km:n säteellä. Alle viiden ryhmiä ei koskaan näytetä ja luvut pyöristetään, jottei ketään voi tunnistaa.',
  failed: 'Katsausta ei voitu ladata',
  table: 'Taulukkona',
  download: 'Lataa CSV-tiedostona',
  downloadOf: (title) => `Lataa CSV-tiedostona: ${title}`,
  loadingChart: 'Ladataan kaaviota',
  chartFailed: 'Kaaviota ei voitu ladata.',
  type: 'Tyyppi',
  typeWithin: (type, from, to) => `${type}, ${from}–${to} km`,
  rentByType: 'Vuokrat tyypeittäin',
  rentByDistance: 'Vuokrat etäisyyden mukaan',
  rentUnit: '€ / m² kuukaudessa',
  low: 'Alaneljännes',
  median: 'Mediaani',
  high: 'Yläneljännes',
  own: 'Sinun',
  range: (low, high) => `${low}–${high}`,
  supplyAndDemand: 'Tarjonta ja kysyntä',
  atLeast: 'vähintään',
  toLet: (type) => `${type}: vuokrattavana`,
  sought: (type) => `${type}: haussa`,
  viewsAndInterest: 'Katselut ja kiinnostus',
  perWeek: 'viikossa',
  week: 'Viikko alkaen',
  views: 'Katselut',
  interests: 'Uudet kiinnostuneet',
  hint: 'Osoita viivoja, niin näet luvut.',
  tooFew: 'Alle viisi',
  tooFewRents:
    'Vuokrat näytetään, kun tilatyyppiä tarjoaa täällä vähintään viisi vuokranantajaa ja kymmenen ilmoitusta.',
  tooFewByDistance:
    'Vuokrat etäisyyden mukaan näytetään, kun joka osassa on vähintään viisi vuokranantajaa ja kymmenen ilmoitusta.',
  tooFewInterests: 'Uudet kiinnostuneet: joka viikolla alle viisi vuokralaista.',
  tooFewCounts:
    'Tarjonta ja kysyntä: millään tilatyypillä ei täällä ole viittä vuokranantajaa tai vuokralaista.',
  tooFewViews:
    'Katselut: viikko näytetään sen päätyttyä, jos viisi vuokralaista avasi ilmoituksen samana päivänä.',
};
