import type { CostTexts } from './costs.ts';

export const fi: CostTexts = {
  basis: 'kuukaudessa sinulle',
  caption: 'Verottomat ja verolliset kustannukset',
  gross: 'Verollinen',
  term: (months) => `Vuokra-aika, ${months}\u00A0kk`,
  estimate: 'Arvio',
  unknown: (kinds) => `Näitä ei ole ilmoitettu, joten hinta voi olla suurempi: ${kinds}.`,
  toBeAgreed: 'Arvonlisäveron lisäämisestä vuokraan sovitaan erikseen.',
  charged: (rates) => `Vuokraan ja muihin kuluihin lisätään ${rates}\u00A0%:n arvonlisävero.`,
  notCharged: 'Vuokraan ja muihin kuluihin ei lisätä arvonlisäveroa.',
  pays: 'Arvonlisävero jää maksettavaksesi, koska et voi vähentää sitä. Vuokranantaja voi yleensä lisätä sen vain, jos vuokralainen voi vähentää sen: kysy asiasta.',
  unsure: 'Et ole kertonut, voitko vähentää arvonlisäveron.',
  answer: 'Vastaa omissa tiedoissasi',
  guidance: 'Verohallinto: Kiinteistön vuokrauksen arvonlisävero',
  below: 'Kuukausikustannus alle',
  belowHint:
    'Mukaan lasketaan vuokra, vuokranantajan ilmoittamat muut kulut sekä arvonlisävero, jos et voi vähentää sitä. Lisäksi voi tulla kuluja, joita ei ole ilmoitettu.',
  belowInvalid: 'Kirjoita kokonaisia euroja, esimerkiksi 1500',
  euros: 'euroa kuukaudessa',
};
