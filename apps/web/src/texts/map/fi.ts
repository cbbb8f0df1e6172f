import type { MapTexts } from './map.ts';

export const fi: MapTexts = {
  map: (address) =>
    `Kartta, keskellä ${address}. Siirrä karttaa nuolinäppäimillä, zoomaa plus- ja miinusnäppäimillä.`,
  premises: 'Toimitilat kartalla',
  tenants: 'Vuokralaiset kartalla',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  fitAll: 'Näytä kaikki',
  searchAsMoved: 'Päivitä osumat, kun siirrän karttaa',
  inArea: (number, total) => `${number}/${total} tällä alueella`,
  inAreaOfBest: (number, total) => `${number}/${total} parhaasta tällä alueella`,
  noneInArea: 'Tällä alueella ei ole osumia',
  noneInAreaHint: 'Siirrä tai loitonna karttaa, niin näet lisää.',
  showAll: 'Näytä kaikki',
  center: 'Toivottu paikka',
  ownPremises: 'Tilasi',
  pinMap:
    'Kartta ja karttaneula. Siirrä neulaa nuolinäppäimillä, valitse paikka Enterillä ja zoomaa plus- ja miinusnäppäimillä.',
  pinHint:
    'Napsauta tai napauta haluamaasi paikkaa. Näppäimistöllä: siirrä neulaa nuolinäppäimillä ja paina Enter.',
  pinned: (address) => `Valittu: ${address}`,
  pinNowhere: 'Tässä ei ole rekisteröityä osoitetta. Valitse paikka lähempää rakennusta.',
  pinFailed: 'Osoitteen haku ei onnistunut. Yritä uudelleen.',
  surroundings: 'Sijainti ja ympäristö',
  stations: 'Lähimmät asemat',
  metro: 'metro',
  train: 'juna',
  trainSign: 'J',
  credit: 'Lähde: Ryhti-rakennustietojärjestelmä (Suomen ympäristökeskus), CC BY 4.0',
};
