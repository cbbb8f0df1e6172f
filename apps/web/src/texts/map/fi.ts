import type { MapTexts } from './map.ts';

export const fi: MapTexts = {
  map: (address) =>
    `Kartta, keskellä ${address}. Siirrä karttaa nuolinäppäimillä, zoomaa plus- ja miinusnäppäimillä.`,
  summary: (count, formatted) => `${formatted} ${count === 1 ? 'osuma' : 'osumaa'} 3\u00A0km:n säteellä.`,
  premises: 'Toimitilat kartalla',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  fitAll: 'Näytä kaikki',
  searchAsMoved: 'Päivitä osumat, kun siirrän karttaa',
  hint: 'Katso tiedot valitsemalla merkki',
  center: 'Toivottu paikka',
  fewPoints: 'Heikko osuma',
  manyPoints: 'Hyvä osuma',
  smallArea: 'Pieni',
  largeArea: 'Suuri',
  surroundings: 'Sijainti ja ympäristö',
  stations: 'Lähimmät asemat',
  metro: 'metro',
  train: 'juna',
  trainSign: 'J',
  credit: 'Lähde: Ryhti-rakennustietojärjestelmä (Suomen ympäristökeskus), CC BY 4.0',
};
