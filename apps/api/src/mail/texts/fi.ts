import type { MailTexts } from './mailTexts.ts';

/** The mails in Finnish. */
export const fi: MailTexts = {
  verification: {
    subject: 'Vahvista Tilava-tilisi',
    why: 'Kiitos rekisteröitymisestä. Vahvista sähköpostiosoitteesi, niin voit kirjautua sisään.',
    label: 'Vahvista tili',
    holds: 'Linkki on voimassa 48\u00A0tuntia ja toimii kerran.',
    other:
      'Jos et ole rekisteröitynyt, voit jättää tämän viestin huomiotta: ilman linkkiä kukaan ei voi kirjautua sisään.',
  },
  temporaryPassword: {
    subject: 'Tilapäinen Tilava-salasanasi',
    why: 'Pyysit uutta salasanaa. Kirjaudu sisään tällä tilapäisellä salasanalla ja aseta sitten uusi.',
    label: 'Kirjaudu sisään',
    holds: 'Tilapäinen salasana on voimassa 30\u00A0minuuttia ja toimii kerran. Uudempi korvaa sen.',
    other:
      'Jos et pyytänyt uutta salasanaa, voit jättää tämän viestin huomiotta: vanha salasanasi toimii edelleen.',
  },
  teamInvitation: {
    subject: (organization) => `Kutsu Tilavaan: ${organization}`,
    why: (inviter, organization) =>
      `${inviter} kutsuu sinut organisaation ${organization} tiimiin Tilavassa.`,
    roles: {
      viewer: 'Katselijana näet ilmoitukset, osumat, viestit ja näytöt.',
      editor: 'Muokkaajana voit julkaista ja muuttaa ilmoituksia, kirjoittaa viestejä ja sopia näytöistä.',
      owner: 'Omistajana voit tehdä kaiken organisaation puolesta ja hallita sen tiimiä.',
    },
    label: 'Hyväksy kutsu',
    holds: 'Linkki on voimassa 7 päivää ja toimii kerran.',
    other: 'Jos et tunne lähettäjää, voit jättää viestin huomiotta: mitään ei tapahdu, ellet hyväksy kutsua.',
  },
  newsletter: {
    subject: 'Vahvista Tilava-uutiskirjeen tilaus',
    why: 'Joku, toivottavasti sinä, tilasi Tilava-uutiskirjeen tähän osoitteeseen.',
    label: 'Vahvista tilaus',
    other:
      'Jos et tilannut uutiskirjettä, voit jättää tämän viestin huomiotta: emme lähetä sitä, ellet avaa linkkiä.',
  },
  mutualInterest: {
    subject: 'Kiinnostus on molemminpuolista',
    forTenant: (address) =>
      `Olet kiinnostunut tilasta osoitteessa ${address}, ja vuokranantaja on kiinnostunut sinusta.`,
    forLandlord: (address) =>
      `Vuokralainen, josta olet kiinnostunut, on kiinnostunut myös tilastasi osoitteessa ${address}.`,
    label: 'Katso osuma',
    contacts: 'Näet siellä toisen osapuolen yhteystiedot, jos hän jakaa ne.',
  },
  decision: {
    subject: { reporter: 'Ilmiantosi on käsitelty', affected: 'Tiliäsi koskeva päätös' },
    appealSubject: 'Valitus on ratkaistu',
    reporter: {
      dismissed: () => 'Tutkimme ilmiantosi emmekä löytäneet mitään käyttöehtojen vastaista.',
      warned: () => 'Tutkimme ilmiantosi ja annoimme toiselle osapuolelle varoituksen.',
      announcementHidden: () => 'Tutkimme ilmiantosi ja piilotimme ilmoituksen.',
      suspended: (until) => `Tutkimme ilmiantosi ja suljimme tilin. Se avautuu ${until}.`,
    },
    affected: {
      dismissed: () => 'Tutkimme ilmiannon emmekä löytäneet mitään käyttöehtojen vastaista.',
      warned: () => 'Tämä on varoitus. Tilisi toimii kuten ennenkin.',
      announcementHidden: () =>
        'Olemme piilottaneet ilmoituksesi koko palvelusta. Et voi julkaista sitä uudelleen.',
      suspended: (until) =>
        `Olemme sulkeneet tilisi määräajaksi. Se avautuu ${until}. Siihen asti ilmoituksesi ja hakutoiveesi ovat piilossa. Voit kirjautua sisään lukemaan päätöksen, valittamaan siitä ja lataamaan tai poistamaan tietosi.`,
    },
    appealOutcome: {
      upheld: 'Tutkimme valituksen. Päätös jää voimaan.',
      reversed: 'Tutkimme valituksen ja kumosimme päätöksen. Sillä ei ole enää vaikutuksia.',
    },
    about: {
      reporter: {
        message: (address) => `Ilmiannoit viestin keskustelussa, joka koskee kohdetta ${address}.`,
        announcement: (address) => `Ilmiannoit ilmoituksen kohteesta ${address}.`,
      },
      affected: {
        message: (address) =>
          `Päätös koskee viestiä, jonka lähetit keskustelussa kohteesta ${address}. Se on ilmiannettu meille.`,
        announcement: (address) =>
          `Päätös koskee ilmoitustasi kohteesta ${address}. Se on ilmiannettu meille.`,
      },
    },
    basis: (reason) =>
      `Ilmiannon syy: ${reason}. Päätöksen teki ihminen; mitään ei ratkaistu automaattisesti. Perustelumme:`,
    reasons: {
      spam: 'roskaposti tai mainonta',
      fraud: 'huijaus',
      abuse: 'loukkaukset tai häirintä',
      illegal: 'laiton sisältö',
      wrongInformation: 'virheelliset tiedot',
      other: 'muu syy',
    },
    label: 'Lue päätös',
    appeal:
      'Jos olet eri mieltä, voit valittaa päätöksestä samalla sivulla maksutta kuuden kuukauden ajan. Voit myös viedä asian sertifioituun tuomioistuimen ulkopuoliseen riidanratkaisuelimeen tai tuomioistuimeen.',
    final:
      'Voit vielä viedä asian sertifioituun tuomioistuimen ulkopuoliseen riidanratkaisuelimeen tai tuomioistuimeen.',
  },
  interest: {
    tenant: {
      subject: (count, address) =>
        count === 1
          ? `Vuokranantaja on kiinnostunut sinusta: ${address}`
          : `${count} tilan vuokranantajat ovat kiinnostuneita sinusta`,
      why: 'Oletko sinäkin kiinnostunut? Kerro se tilan sivulla. Saatte molemmat siitä tiedon ja näette yhteystiedot, jotka toinen jakaa.',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `Vuokralainen on kiinnostunut tilastasi: ${address}` : 'Uutta kiinnostusta tiloihisi',
      why: 'Oletko sinäkin kiinnostunut? Kerro se vuokralaisen sivulla. Saatte molemmat siitä tiedon ja näette yhteystiedot, jotka toinen jakaa.',
    },
    further: (count) =>
      count === 1 ? 'Yhteenvedosta näet vielä yhden.' : `Yhteenvedosta näet loput ${count}.`,
    label: 'Avaa yhteenveto',
    settings:
      'Saat tämän viestin, koska joku on kiinnostunut sinusta tai tilastasi. Omissa tiedoissasi voit valita, milloin saat näitä viestejä.',
    unsubscribe: 'Lopeta viestit kiinnostuksesta',
  },
  message: {
    subject: (count, address) =>
      count === 1 ? `Uusi viesti: ${address}` : `${count} uutta viestiä: ${address}`,
    digest: (threads) => `Uusia viestejä ${threads} keskustelussa`,
    why: 'Sinulle on tullut uusia viestejä. Lue ne ja vastaa keskustelussa.',
    deletedUser: 'Poistettu käyttäjä',
    quote: (text) => `”${text}”`,
    unread: (count) => (count === 1 ? '1 uusi viesti' : `${count} uutta viestiä`),
    attachments: (count) => (count === 1 ? '1 liite' : `${count} liitettä`),
    further: (threads) =>
      threads === 1
        ? 'Uusia viestejä on lisäksi yhdessä keskustelussa.'
        : `Uusia viestejä on lisäksi ${threads} keskustelussa.`,
    label: 'Lue ja vastaa',
    settings:
      'Saat tämän sähköpostin, koska joku kirjoitti sinulle. Omissa tiedoissasi voit valita, milloin näitä sähköposteja tulee ja näkyykö niissä viestin alku.',
    unsubscribe: 'Lopeta sähköpostit uusista viesteistä',
  },
  change: {
    subject: {
      let: (address) => `Ei enää tarjolla: ${address}`,
      back: (address) => `Taas tarjolla: ${address}`,
      rent: (address) => `Vuokra laski: ${address}`,
      moveInDate: (address) => `Vapautuu aiemmin: ${address}`,
    },
    digest: (count) => `Uutta ${count} sinua kiinnostavasta tilasta`,
    why: (count) =>
      count === 1
        ? 'Kohde on suosikeissasi tai olet ilmaissut kiinnostuksesi siihen. Tämä on muuttunut.'
        : 'Kohteet ovat suosikeissasi tai olet ilmaissut kiinnostuksesi niihin. Tämä on muuttunut.',
    let: 'Vuokrattu toiselle',
    back: 'Taas tarjolla',
    rent: (rent, before) => `Vuokra nyt ${rent}/kk, aiemmin ${before}/kk`,
    moveInDate: (day, before) => `Vapautuu ${day}, aiemmin ${before}`,
    further: (count) =>
      count === 1
        ? 'Uutta on lisäksi yhdestä suosikistasi tai sinua kiinnostavasta tilasta.'
        : `Uutta on lisäksi ${count} suosikistasi tai sinua kiinnostavasta tilasta.`,
    label: 'Katso suosikit',
    settings:
      'Saat tämän viestin, koska kohde on suosikeissasi tai olet siitä kiinnostunut. Voit lopettaa nämä viestit omissa tiedoissasi.',
    unsubscribe: 'Lopeta viestit muutoksista',
  },
  webhook: {
    subject: (host) => `Webhook osoitteeseen ${host} on poistettu käytöstä`,
    why: {
      failing: (url) =>
        `Yritimme viiden päivän ajan lähettää tapahtumaa osoitteeseen ${url}, mutta se ei kertaakaan vastannut 2xx-tilakoodilla.`,
      gone: (url) => `${url} vastasi tilakoodilla 410 eli ei ota enää vastaan tapahtumia.`,
      ownerLeft: (url) => `Osoitteen ${url} webhookin luonut henkilö ei ole enää tiimisi omistaja.`,
    },
    afterwards:
      'Emme lähetä sinne enää mitään. Kun otat webhookin taas käyttöön, lähetämme viimeisten 30 päivän tapahtumat, joita ei saatu perille.',
    label: 'Hallinnoi webhookeja',
  },
  viewing: {
    booked: {
      subject: (address) => `Näyttö varattu: ${address}`,
      why: {
        tenant: (address, when) => `Sinulle on varattu näyttö: ${address}, ${when}.`,
        landlord: (address, when) => `Vuokralainen on varannut näytön tilaasi: ${address}, ${when}.`,
      },
    },
    moved: {
      subject: (address) => `Näyttö siirretty: ${address}`,
      why: {
        tenant: (address, when) => `Näytön uusi aika: ${address}, ${when}.`,
        landlord: (address, when) => `Vuokralainen siirsi tilasi näytön. Uusi aika: ${address}, ${when}.`,
      },
    },
    proposed: {
      subject: (address) => `Ehdotus näytöstä: ${address}`,
      why: {
        tenant: (address, when) =>
          `Vuokranantaja ehdottaa näyttöä: ${address}, ${when}. Hyväksy aika tai valitse toinen.`,
        landlord: (address, when) =>
          `Ehdotit näyttöä tilaasi: ${address}, ${when}. Ilmoitamme, kun vuokralainen vastaa.`,
      },
    },
    cancelled: {
      subject: (address) => `Näyttö peruttu: ${address}`,
      why: {
        tenant: (address, when) => `Näyttö on peruttu: ${address}, ${when}.`,
        landlord: (address, when) => `Tilasi näyttö on peruttu: ${address}, ${when}.`,
      },
    },
    reminder: {
      subject: (address) => `Näyttö lähestyy: ${address}`,
      why: {
        tenant: (address, when) => `Muistutus näytöstä: ${address}, ${when}.`,
        landlord: (address, when) => `Muistutus tilasi näytöstä: ${address}, ${when}.`,
      },
    },
    label: 'Avaa keskustelu',
    invitation: 'Liitteenä oleva kutsu lisää näytön kalenteriisi. Kutsuun ei tarvitse vastata.',
    cancellation: 'Liite poistaa näytön kalenteristasi.',
    reminded: 'Jos et pääse paikalle, siirrä tai peru näyttö keskustelussa.',
    event: (address) => `Näyttö: ${address}`,
    calendar: (productName) => `${productName}: näytöt`,
  },
  alert: {
    tenant: {
      subject: (count, address) =>
        count === 1 ? `Uusi sinulle sopiva tila: ${address}` : `${count} uutta sinulle sopivaa tilaa`,
      why: 'Nämä tilat vastaavat sitä, mitä etsit. Parhaat ovat ensin.',
      unsubscribe: 'Lopeta tämä hakuvahti',
    },
    landlord: {
      subject: (count, address) =>
        count === 1
          ? `Uusi tilaasi sopiva vuokralainen: ${address}`
          : `${count} uutta tilaasi sopivaa vuokralaista: ${address}`,
      why: (address) => `Tilallesi osoitteessa ${address} on uusia osumia. Parhaat ovat ensin.`,
      unsubscribe: 'Lopeta tämän ilmoituksen hakuvahti',
    },
    digest: {
      subject: (count, announcements) => `${count} uutta osumaa ${announcements} ilmoitukseesi`,
      why: 'Useilla ilmoituksillasi on uusia osumia. Parhaat ovat ensin.',
      unsubscribe: (announcements) => `Lopeta näiden ${announcements} ilmoituksen hakuvahdit`,
    },
    tenants: (count) => (count === 1 ? '1 uusi vuokralainen' : `${count} uutta vuokralaista`),
    premises: (count) => (count === 1 ? '1 uusi osuma' : `${count} uutta osumaa`),
    best: (named, count) => `Tässä viestissä on ${count} osumasta ${named} parasta. Loput näet palvelussa.`,
    label: 'Katso kaikki osumat',
    settings:
      'Saat tämän viestin, koska hakuvahtisi on käytössä. Voit muuttaa sen asetuksia omissa tiedoissasi.',
  },
};
