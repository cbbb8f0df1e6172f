import type { PublicPageTexts } from './publicPage.ts';

export const fi: PublicPageTexts = {
  about: 'Tietoa tilasta',
  costBasis: 'kuukaudessa alla olevine kuluineen, ilman arvonlisäveroa',
  gross: 'Verollinen',
  signUp: 'Rekisteröidy ja ota yhteyttä',
  signUpHint:
    'Näet, kuinka hyvin tila vastaa sitä, mitä etsit. Voit kirjoittaa vuokranantajalle ja varata näytön.',
  hasAccount: 'Onko sinulla jo tili?',
  viewMatch: 'Katso osumasi',
  gone: 'Tila ei ole enää vuokrattavana',
  goneHint: 'Vuokranantaja on vuokrannut tilan tai poistanut tämän sivun.',
  search: 'Etsi muita toimitiloja',
  title: (type, area, address) => `${type}, ${area}, ${address}`,
  description: (type, area, rent, address) =>
    `Vuokrattavana ${type.toLocaleLowerCase('fi')}: ${area}, ${rent}, ${address}. Katso kuvat, kaikki kulut ja tiedot ja ota yhteyttä vuokranantajaan.`,
};
