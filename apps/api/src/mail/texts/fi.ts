import type { MailTexts } from './mailTexts.ts';

/** The mails in Finnish. */
export const fi: MailTexts = {
  verification: {
    subject: 'Vahvista Tilava-tilisi',
    why: 'Kiitos rekisteröitymisestä. Vahvista sähköpostiosoitteesi, niin voit kirjautua sisään.',
    label: 'Vahvista tili',
    holds: 'Linkki toimii 48 tunnin ajan, yhden kerran.',
    other:
      'Jos et ole rekisteröitynyt, sinun ei tarvitse tehdä mitään: ilman linkkiä kukaan ei voi kirjautua.',
  },
  temporaryPassword: {
    subject: 'Tilapäinen Tilava-salasanasi',
    why: 'Pyysit uutta salasanaa. Kirjaudu tällä tilapäisellä salasanalla ja aseta sitten uusi.',
    label: 'Kirjaudu sisään',
    holds: 'Tilapäinen salasana toimii 30 minuutin ajan, yhden kerran. Uudempi korvaa sen.',
    other: 'Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: vanha salasanasi toimii edelleen.',
  },
  newsletter: {
    subject: 'Vahvista Tilavan uutiskirje',
    why: 'Joku, toivottavasti sinä, tilasi Tilavan uutiskirjeen tähän osoitteeseen.',
    label: 'Vahvista uutiskirje',
    other: 'Jos et tilannut sitä, sinun ei tarvitse tehdä mitään: ilman linkkiä mitään ei lähetetä.',
  },
  mutualInterest: {
    subject: 'Kiinnostus on molemminpuolista',
    forTenant: (address) =>
      `Olet kiinnostunut tilasta osoitteessa ${address}, ja sen vuokranantaja on kiinnostunut sinusta vuokralaisena.`,
    forLandlord: (address) =>
      `Vuokralainen, josta olet kiinnostunut, on kiinnostunut tilastasi osoitteessa ${address}.`,
    label: 'Katso osuma',
    contacts: 'Yhteystiedot näkyvät siellä, jos toinen osapuoli jakaa ne.',
  },
  alert: {
    tenant: {
      subject: (count) => (count === 1 ? 'Uusi sinulle sopiva tila' : `${count} uutta sinulle sopivaa tilaa`),
      why: () => 'Nämä tilat ovat uusia osumiesi joukossa tai sopivat sinulle nyt. Parhaat ovat ensin.',
    },
    landlord: {
      subject: (count) =>
        count === 1 ? 'Uusi tilaasi sopiva vuokralainen' : `${count} uutta tilaasi sopivaa vuokralaista`,
      why: (address) => `Uusia osumia tilallesi osoitteessa ${address}. Parhaat ovat ensin.`,
    },
    label: 'Katso kaikki osumat',
    settings:
      'Saat tämän viestin, koska pyysit ilmoituksia. Tietojesi yhteydessä valitset, milloin niitä tulee.',
    unsubscribe: 'Peru nämä ilmoitukset',
  },
};
