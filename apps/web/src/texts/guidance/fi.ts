import type { GuidanceTexts } from './guidance.ts';

/** The footer's pages in Finnish. */
export const fi: GuidanceTexts = {
  customerService: {
    title: 'Asiakaspalvelu',
    lead: 'Useimmat asiat korjaantuvat meitä odottamatta. Muissa asioissa kirjoita osoitteeseen post@tilava.example.',
    sections: [
      {
        title: 'Vahvistusviesti ei tullut',
        paragraphs: [
          'Katso ensin roskapostista. Linkki toimii 48 tuntia ja yhden kerran. Uuden saat kirjautumalla sähköpostillasi ja salasanallasi: kirjautuminen tarjoutuu silloin lähettämään sen uudelleen.',
        ],
      },
      {
        title: 'Unohdin salasanani',
        paragraphs: [
          'Valitse kirjautumisessa salasanan unohtaminen. Jos osoitteella on tili, väliaikainen salasana on matkalla; se toimii 30 minuuttia. Kirjauduttuasi sillä asetat oman salasanan. Vanha toimii siihen asti.',
        ],
      },
      {
        title: 'Liian monta yritystä',
        paragraphs: [
          'Viiden väärän salasanan jälkeen tili on suljettu arvauksilta 15 minuuttia. Sivu kertoo, milloin voit yrittää uudelleen; mitään muuta ei katoa.',
        ],
      },
      {
        title: 'Näen vain vähän osumia tai en yhtään',
        paragraphs: [
          'Osumat ovat 3 kilometrin säteellä etsimästäsi paikasta. Toinen paikka, useampi tilatyyppi tai korkeampi vuokra tuo niitä lisää. Uudet tilat ilmestyvät itsestään.',
        ],
      },
      {
        title: 'Ilmoituksessa on jotain väärin',
        paragraphs: [
          'Kirjoita meille ja kerro tilan osoite. Piilotamme harhaanjohtavan ilmoituksen ja kerromme siitä vuokranantajalle.',
        ],
      },
      {
        title: 'Kirjoita meille',
        paragraphs: [
          'post@tilava.example, suomeksi, ruotsiksi tai englanniksi. Älä koskaan lähetä salasanaasi: emme tarvitse emmekä kysy sitä.',
        ],
      },
    ],
  },
  terms: {
    title: 'Käyttöehdot',
    lead: 'Mitä voit odottaa Tilavalta ja mitä Tilava odottaa sinulta.',
    sections: [
      {
        title: 'Mikä Tilava on',
        paragraphs: [
          'Tilava tuo yhteen liiketilojen etsijät ja vuokranantajat ja näyttää, miten hyvin ne sopivat toisilleen. Se ei ole vuokrasopimuksen osapuoli eikä välittäjä, eikä se tee sopimuksia kenenkään nimissä.',
        ],
      },
      {
        title: 'Tilisi',
        paragraphs: [
          'Tili kuuluu yhdelle ihmiselle tai organisaatiolle, jonka sähköposti on vahvistettu. Pidä salasanasi omana tietonasi. Organisaation puolesta Tilavaa käyttävällä on oltava oikeus edustaa sitä.',
        ],
      },
      {
        title: 'Mitä julkaiset',
        paragraphs: [
          'Sen, mitä kerrot itsestäsi ja tiloista, on oltava totta ja sinun julkaistavissasi, kuvat mukaan lukien. Se pysyy sinun; Tilava näyttää sen niille, joita se koskee, niin kauan kuin se on julkinen. Voimme piilottaa ilmoituksen, joka johtaa harhaan, rikkoo lakia tai toistaa toista.',
        ],
      },
      {
        title: 'Miten osumat syntyvät',
        paragraphs: [
          'Tilan yhdeksää tietoa verrataan tarpeeseen: tyyppiä, sijaintia, vuokraa, kokoa, huoneita, vapautumisaikaa, varustelua, kerrosta ja vakuutta. Jokainen osuma selittää pisteensä. Ikä, sukupuoli, perhe, kieli ja kansalaisuus eivät koskaan vaikuta, eikä parempaa sijaa voi ostaa.',
        ],
      },
      {
        title: 'Ei lupausta',
        paragraphs: [
          'Osuma on laskelma siitä, mitä kumpikin osapuoli on kertonut, ei neuvo. Katso tila ja lue sopimus ennen kuin allekirjoitat. Tilava voi joskus olla tavoittamattomissa; mitään tallentamaasi ei siitä katoa.',
        ],
      },
      {
        title: 'Lopettaminen',
        paragraphs: [
          'Voit poistaa tilisi milloin tahansa, ja kaikki sinun tietosi poistuvat sen mukana. Voimme sulkea tilin, jota käytetään näiden ehtojen vastaisesti, ja kerromme syyn.',
        ],
      },
      {
        title: 'Laki',
        paragraphs: [
          'Sovelletaan Suomen lakia. Kuluttaja voi kääntyä myös kotipaikkansa tuomioistuimen puoleen.',
        ],
      },
    ],
  },
  dataProtection: {
    title: 'Tietosuoja',
    lead: 'Mitä Tilava säilyttää sinusta, mihin, miten kauan ja miten saat sen itsellesi.',
    sections: [
      {
        title: 'Mitä säilytetään ja mihin',
        paragraphs: [
          'Tilisi: sähköposti, kieli ja salasanasi tiivisteenä, jota kukaan ei voi muuttaa takaisin. Ilman näitä et voi kirjautua.',
          'Profiilisi: mitä kerrot itsestäsi tai organisaatiostasi, esimerkiksi nimi, puhelinnumero ja toimiala. Sukupuolen, syntymäpäivän, perhesuhteet, lapset ja maassaoloajan voit jättää pois; ne eivät koskaan päädy vuokranantajalle eivätkä vaikuta osumiin.',
          'Mitä etsit tai vuokraat: osoitteet, koot, vuokrat, tekstit ja kuvat. Kuvista poistetaan kameran niihin kirjoittamat tiedot, kuten kuvauspaikka.',
          'Suosikkisi ja kiinnostuksesi, jotta osapuolet löytävät toisensa.',
          'Montako kertaa ilmoitus avattiin minäkin päivänä, 13 viikon ajan: pelkät luvut. Sitä, kuka avasi, ei koskaan tallenneta; ettei kukaan tule lasketuksi kahdesti päivässä, pysyy vain palvelimen muistissa merkkeinä, joita kukaan ei voi purkaa ja jotka unohdetaan joka yö.',
        ],
      },
      {
        title: 'Mitä toinen osapuoli näkee',
        paragraphs: [
          'Ennen kuin kumpikin on kiinnostunut: ihmisestä etunimen, organisaatiosta nimen ja sen, mistä osuma lasketaan. Ei koskaan sähköpostia, puhelinnumeroa, sukunimeä, Y-tunnusta eikä kotiosoitetta. Kun kiinnostus on molemminpuolista, niiden yhteystiedot, jotka ovat suostuneet jakamaan ne; kiinnostuksen peruminen lopettaa sen.',
        ],
      },
      {
        title: 'Miten kauan',
        paragraphs: [
          'Tilisi ja kaikki siihen kuuluva: kunnes poistat sen. Kirjautuminen: 12 tuntia, tai 30 päivää, jos pyysit muistamaan sinut. Vahvistuslinkki: 48 tuntia; väliaikainen salasana: 30 minuuttia. Kuvat, jotka eivät kuulu mihinkään: 7 päivää. Uutiskirjeen osoite, jota kukaan ei vahvistanut: 30 päivää.',
          'Arvailun torjumiseksi epäonnistuneet kirjautumiset lasketaan tilin ja verkko-osoitteen mukaan, ja ne säilytetään vain niin kauan kuin laskeminen vaatii. Jotta ne eivät lukitsisi tiliäsi siellä, missä itse käytät sitä, verkko-osoitteet, joista olet kirjautunut, säilytetään 30 päivää. Palvelimen loki mainitsee ihmiset vain numerolla; verkko-osoitteet ovat siinä vain, jos Tilavan ylläpitäjä on niin valinnut.',
        ],
      },
      {
        title: 'Laitteellasi',
        paragraphs: [
          'Yksi eväste, joka muistaa valitsemasi kielen. Selaimen omassa muistissa: kirjautumisesi, teema ja aloittamasi luonnokset, jotka poistuvat 7 päivän kuluttua; uloskirjautumiseen asti myös se, mitä luettelot viimeksi näyttivät, suodattimesi ja valitsemasi ilmoitus; ei koskaan salasanaa. Mainontaa tai seurantaa ei ole, eikä mikään sivu lataa mitään muualta.',
        ],
      },
      {
        title: 'Kuka muu saa tietoja',
        paragraphs: [
          'Kukaan ei osta niitä. Karttapalvelu voi hakea etsimiäsi osoitteita, ilman nimeäsi. Viestit kulkevat Tilavan ylläpitäjän sähköpostipalvelimen kautta.',
        ],
      },
      {
        title: 'Oikeutesi',
        paragraphs: [
          'Omissa tiedoissasi voit lukea ja korjata sen, mitä säilytetään, ladata kaiken yhtenä tiedostona ja poistaa tilisi tarpeineen, ilmoituksineen, kuvineen, suosikkeineen ja kiinnostuksineen. Varmuuskopioista tiedot poistuvat niiden vanhetessa.',
          'Uutiskirjeen ja hakuvahdin voit lopettaa yhdellä painalluksella missä tahansa niiden viestissä. Kysymykset: post@tilava.example. Voit myös valittaa tietosuojavaltuutetulle (tietosuoja.fi).',
        ],
      },
    ],
  },
};
