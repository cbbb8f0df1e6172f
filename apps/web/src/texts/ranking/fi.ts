import type { RankingTexts } from './ranking.ts';

/** The page about ranking in Finnish. */
export const fi: RankingTexts = {
  lead: 'Jokaisella osumalla on sopivuusprosentti, joka kertoo, miten hyvin tila vastaa sitä, mitä vuokralainen etsii. Tästä näet, mistä prosentti koostuu, kuinka paljon kukin kohta painaa ja mikä ei vaikuta koskaan.',
  criteria: {
    title: 'Mikä vaikuttaa ja kuinka paljon',
    intro: (total) =>
      `Jokaisella kriteerillä on paino, ja painot ovat yhteensä ${total}. Osuman sopivuus on kriteerien painotettu keskiarvo.`,
    criterion: 'Kriteeri',
    weight: 'Paino',
    how: {
      residenceType: 'Täydet pisteet, jos vuokralainen etsii tätä tilatyyppiä, muuten ei pisteitä.',
      location: (full, none) =>
        `Täydet pisteet, kun toivottuun paikkaan on enintään ${full}. Siitä eteenpäin jokainen metri vähentää pisteitä, kunnes etäisyys on ${none} eikä pisteitä enää tule. Jos vuokralainen on piirtänyt alueen, sen sisällä saa täydet pisteet eikä ulkopuolisia tiloja luetella.`,
      rent: (above) =>
        `Täydet pisteet vuokralaisen ilmoittamaan enimmäisvuokraan asti. Sen jälkeen pisteet vähenevät, kunnes ylitys on ${above} eikä pisteitä enää tule. Pieni vuokra ei koskaan vähennä pisteitä.`,
      size: (outside) =>
        `Täydet pisteet, kun koko on vuokralaisen antamissa rajoissa. Niiden ulkopuolella pisteet vähenevät, kunnes ero rajaan on ${outside} eikä pisteitä enää tule.`,
      roomCount: (half) =>
        `Täydet pisteet, jos huonemäärä on jokin toivotuista. Jos huoneita on yksi enemmän tai vähemmän, pisteistä tulee ${half}, muuten ei mitään.`,
      moveInDate: (days) =>
        `Täydet pisteet, jos tila vapautuu viimeistään vuokralaisen muuttopäivänä. Jokainen päivä sen jälkeen vähentää pisteitä, kunnes viivettä on ${days} päivää. Pisteitä ei tule, jos vuokra-aika päättyy ennen muuttopäivää.`,
      amenities: 'Pisteitä tulee sen mukaan, kuinka suuri osa toivotusta varustelusta tilassa on.',
      floor: 'Täydet pisteet, jos kerros on jokin toivotuista, muuten ei pisteitä.',
      deposit:
        'Vaikuttaa vain, jos vuokralainen etsii tilaa ilman vakuutta: täydet pisteet, jos vakuutta ei vaadita, muuten ei pisteitä.',
    },
    open: 'Mitä jompikumpi osapuoli jättää avoimeksi, ei paranna eikä heikennä osumaa: sopivuus lasketaan silloin muista kriteereistä.',
    otherType: (most) =>
      `Tilatyyppi painaa eniten. Jos vuokralainen ei etsi tätä tyyppiä, sopivuus on enintään ${most}, ellei vuokralainen ole valinnut, mikä on tärkeämpää.`,
  },
  own: {
    title: 'Jos jokin on sinulle tärkeämpää',
    choose: (factor) =>
      `Vuokralainen voi kertoa jokaisesta hakutoiveestaan, kuinka tärkeä kukin kriteeri hänelle on. Tärkeän kriteerin paino kerrotaan luvulla ${factor}, ja se, millä ei ole väliä, jää laskematta. Ennen valintoja jokainen kriteeri on normaali ja painaa sen verran kuin yllä.`,
    must: (factor) =>
      `Myös ehdottoman kriteerin paino kerrotaan luvulla ${factor}. Lisäksi ilmoitukset, jotka eivät täytä sitä kokonaan, jäävät pois omasta luettelostasi ja hakuvahdistasi. Luettelo kertoo, montako niitä on. Jos ilmoitus ei kerro asiasta, se näkyy.`,
    others:
      'Vuokranantaja näkee aina yllä olevien painojen mukaisen sopivuuden eikä saa tietää vuokralaisen valintoja. Siksi osapuolet voivat nähdä samalle osumalle eri sopivuuden.',
  },
  order: {
    title: 'Järjestys ja tasatilanteet',
    intro: (radius) =>
      `Luettelossa on se, mitä löytyy ${radius}:n säteeltä. Parhaat osumat ovat ensin, ellet valitse toista järjestystä:`,
    sorts: {
      best: 'Suurin sopivuusprosentti ensin',
      rent: 'Pienin kuukausivuokra ensin',
      size: 'Suurin pinta-ala ensin',
      distance: 'Lähimpänä toivottua paikkaa ensin',
      newest: 'Viimeksi lisätty ensin',
    },
    tenantsOnly: 'vuokralaisille',
    ties: 'Tasatilanteessa ratkaisee sopivuus, sitten etäisyys ja lopuksi ikä: ensin lisätty on ensin.',
    filters: 'Rajaukset jättävät osumia pois. Ne eivät koskaan muuta muiden järjestystä.',
  },
  tenants: {
    title: 'Jos etsit tilaa',
    list: (radius) =>
      `Näet kaikki julkiset ilmoitukset ${radius}:n säteellä toivotusta paikasta, olipa vuokranantaja kuka tahansa.`,
    left: 'Pois jäävät vain piilotetut ilmoitukset, ne, jotka eivät täytä ehdottomia toiveitasi, sekä niiden vuokranantajien ilmoitukset, jotka olet estänyt tai jotka ovat estäneet sinut.',
    preferred: (facts, more) =>
      `Vuokranantaja voi kuvata toivotun vuokralaisen (${facts}). Se, vastaatko kuvausta, ei koskaan muuta osumiesi sopivuutta eikä järjestystä. Voit halutessasi katsoa vain ilmoituksia, joissa näistä sopii sinuun useampi kuin ${more}.`,
  },
  landlords: {
    title: 'Jos vuokraat tilaa',
    list: (radius) =>
      `Näet jokaiselle julkiselle ilmoitukselle kaikki sähköpostiosoitteensa vahvistaneet vuokralaiset, jotka etsivät tilaa ${radius}:n säteeltä. Sopivuus on sama, jonka vuokralainen näkee, ellei vuokralainen ole valinnut, mikä on tärkeämpää.`,
    once: 'Vuokralainen, jolla on useita voimassa olevia hakutoiveita, on luettelossa kerran jokaista kohti. Pois jäävät ne, jotka olet estänyt tai jotka ovat estäneet sinut.',
    preferred: (most) =>
      `Toiveesi vuokralaisesta tuottavat omat pisteensä, 0–${most}, jotka näkyvät osuman vieressä. Ne eivät koskaan muuta sopivuutta eikä järjestystä.`,
  },
  data: {
    title: 'Mitä tietoja käytämme ja mitä emme',
    used: 'Mitä vertaamme',
    usedList: [
      'Mitä vuokralainen etsii',
      'Mitä vuokranantaja kertoo tilasta',
      'Paikkojen etäisyys linnuntietä',
      'Tämä päivä: jo vapautunut tila on vapaa tänään',
    ],
    never: 'Mikä ei vaikuta koskaan',
    neverList: [
      'Ikä, sukupuoli, perhe, kieli ja kansalaisuus',
      'Katselukerrat, suosikit, kiinnostus ja viestit',
      'Kuvat ja kuvaukset',
      'Kuka vuokranantaja tai vuokralainen on ja kuinka kauan hän on ollut mukana',
      'Mitkään maksut',
    ],
  },
  payment: {
    title: 'Parempaa sijaa ei voi ostaa',
    text: 'Maksettuja sijoituksia, nostettuja ilmoituksia tai poikkeuksia ei ole. Sama laskutapa koskee kaikkia.',
  },
  explained: {
    title: 'Jokainen osuma perustellaan',
    text: 'Avaa osuma, niin näet kunkin kriteerin pisteet ja syyn niihin. Tämän sivun painot ja rajat tulevat samasta ohjelmasta, joka laskee pisteet, joten ne pitävät aina yhtä.',
  },
  law: {
    title: 'Miksi tämä sivu on olemassa',
    text: 'EU:n lainsäädäntö edellyttää sitä. Asetuksen (EU) 2019/1150 5 artikla velvoittaa verkkoalustat kertomaan yrityksille tärkeimmät järjestykseen vaikuttavat tekijät ja sen, miksi ne painavat muita enemmän. Direktiivin 2011/83/EU 6 a artikla antaa saman oikeuden kuluttajille, jotka tekevät hakuja verkossa toimivilla markkinapaikoilla.',
  },
};
