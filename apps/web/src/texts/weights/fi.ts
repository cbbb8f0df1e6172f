import type { WeightsTexts } from './weights.ts';

export const fi: WeightsTexts = {
  title: 'Mikä on sinulle tärkeintä?',
  hint: 'Valinnat muuttavat tämän hakutoiveen osumien sopivuutta, jonka vain sinä näet, ja koskevat myös sen hakuvahtia.',
  mustHint:
    '”Ehdoton” myös piilottaa ilmoitukset, jotka eivät täytä ehtoa kokonaan. Jos ilmoitus ei kerro asiasta, se näkyy.',
  criterion: 'Kriteeri',
  field: {
    residenceType: 'Tilatyyppi',
    location: 'Sijainti',
    rent: 'Vuokra',
    size: 'Koko',
    roomCount: 'Huoneet',
    moveInDate: 'Vapautuu',
    amenities: 'Varustelu',
    floor: 'Kerros',
    deposit: 'Vakuus',
  },
  importance: { must: 'Ehdoton', important: 'Tärkeä', normal: 'Normaali', ignored: 'Ei väliä' },
  nothing: 'Ainakin yhdellä kriteerillä on oltava väliä.',
  save: 'Tallenna',
  reset: 'Palauta normaaleiksi',
  close: 'Sulje',
  active: 'Järjestetty sen mukaan, mikä on sinulle tärkeää.',
  change: 'Muuta',
  hidden: (count, number) =>
    count === 1
      ? 'Ehdottomat toiveesi piilottavat lisäksi 1 ilmoituksen.'
      : `Ehdottomat toiveesi piilottavat lisäksi ${number} ilmoitusta.`,
  hides: (number) => `piilottaa ${number}`,
};
