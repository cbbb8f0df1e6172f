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
  interest: {
    tenant: {
      subject: (count, address) =>
        count === 1
          ? `Vuokranantaja on kiinnostunut sinusta: ${address}`
          : `${count} tilan vuokranantajat ovat kiinnostuneita sinusta`,
      why: 'Kiinnostuitko sinäkin? Kerro siitä tilan sivulla. Saatte molemmat siitä tiedon ja näette ne yhteystiedot, jotka toinen jakaa.',
    },
    landlord: {
      subject: (count, address) =>
        count === 1
          ? `Vuokralainen on kiinnostunut tilastasi: ${address}`
          : 'Tiloistasi ollaan kiinnostuneita',
      why: 'Kiinnostuitko sinäkin? Kerro siitä vuokralaisen sivulla. Saatte molemmat siitä tiedon ja näette ne yhteystiedot, jotka toinen jakaa.',
    },
    further: (count) => `Loput ${count} näet yhteenvedostasi.`,
    label: 'Avaa yhteenveto',
    settings:
      'Saat tämän viestin, koska joku on kiinnostunut. Voit muuttaa profiilissasi, kuinka usein näitä viestejä tulee.',
    unsubscribe: 'Lopeta viestit kiinnostuksesta',
  },
  alert: {
    tenant: {
      subject: (count, address) =>
        count === 1 ? `Uusi sinulle sopiva tila: ${address}` : `${count} uutta sinulle sopivaa tilaa`,
      why: 'Nämä tilat ovat uusia osumiesi joukossa tai sopivat sinulle nyt. Parhaat ovat ensin.',
      unsubscribe: 'Poista tämä hakuvahti käytöstä',
    },
    landlord: {
      subject: (count, address) =>
        count === 1
          ? `Uusi tilaasi sopiva vuokralainen: ${address}`
          : `${count} uutta tilaasi sopivaa vuokralaista: ${address}`,
      why: (address) => `Uusia osumia tilallesi osoitteessa ${address}. Parhaat ovat ensin.`,
      unsubscribe: 'Poista tämän ilmoituksen hakuvahti käytöstä',
    },
    digest: {
      subject: (count, announcements) => `${count} uutta osumaa ${announcements} ilmoituksellesi`,
      why: 'Useilla ilmoituksillasi on uusia osumia. Parhaat ovat ensin.',
      unsubscribe: (announcements) => `Poista näiden ${announcements} ilmoituksen hakuvahdit käytöstä`,
    },
    tenants: (count) => (count === 1 ? '1 uusi vuokralainen' : `${count} uutta vuokralaista`),
    best: (named, count) =>
      `Tässä viestissä on ${count} osumasta ${named} parasta. Muut näet osumistasi Tilavassa.`,
    label: 'Katso kaikki osumat',
    settings:
      'Saat tämän viestin, koska hakuvahtisi on käytössä. Voit muuttaa sen asetuksia omissa tiedoissasi.',
  },
};
