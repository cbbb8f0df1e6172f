import type { InsightTexts } from './insights.ts';

export const fi: InsightTexts = {
  title: (address) => `Katsaus: ${address}`,
  rule: 'Mitä muut tarjoavat ja etsivät 3\u00A0km:n säteellä. Emme näytä alle viiden ryhmiä, ja pyöristämme luvut, jottei ketään voi tunnistaa.',
  failed: 'Katsausta ei voitu ladata',
  table: 'Näytä taulukkona',
  download: 'Lataa CSV-tiedostona',
  downloadOf: (title) => `Lataa CSV-tiedostona: ${title}`,
  loadingChart: 'Ladataan kaaviota',
  chartFailed: 'Kaaviota ei voitu ladata.',
  type: 'Tyyppi',
  typeWithin: (type, from, to) => `${type}, ${from}–${to}\u00A0km`,
  rentByType: 'Vuokrat tyypeittäin',
  rentByDistance: 'Vuokrat etäisyyden mukaan',
  rentUnit: '€/m²/kk',
  low: 'Alakvartiili',
  median: 'Mediaani',
  high: 'Yläkvartiili',
  own: 'Oma',
  range: (low, high) => `${low}–${high}`,
  supplyAndDemand: 'Tarjonta ja kysyntä',
  atLeast: 'vähintään',
  toLet: (type) => `${type}: vuokrattavana`,
  sought: (type) => `${type}: haussa`,
  viewsAndInterest: 'Katselukerrat ja kiinnostus',
  perWeek: 'viikossa',
  week: 'Viikko alkaa',
  views: 'Katselukerrat',
  interests: 'Uudet kiinnostuneet',
  hint: 'Osoita viivaa, niin näet sen luvut.',
  tooFew: 'Alle viisi',
  tooFewRents:
    'Tilatyypin vuokrat näkyvät, kun alueella on vähintään kymmenen ilmoitusta viideltä vuokranantajalta.',
  tooFewByDistance:
    'Vuokrat etäisyyden mukaan näkyvät, kun joka osassa on vähintään kymmenen ilmoitusta viideltä vuokranantajalta.',
  tooFewInterests: 'Uudet kiinnostuneet: joka viikolla alle viisi vuokralaista.',
  tooFewCounts:
    'Tarjonta ja kysyntä: millään tilatyypillä ei ole alueella vähintään viittä vuokranantajaa tai vuokralaista.',
  tooFewViews:
    'Katselukerrat: viikko näkyy sen päätyttyä, jos vähintään viisi vuokralaista avasi ilmoituksen samana päivänä.',
};
