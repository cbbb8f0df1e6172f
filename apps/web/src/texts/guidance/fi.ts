import type { GuidanceTexts } from './guidance.ts';

/** The footer's pages in Finnish. */
export const fi: GuidanceTexts = {
  contents: 'Tällä sivulla',
  customerService: {
    title: 'Asiakaspalvelu',
    lead: 'Useimmat asiat ratkeavat saman tien näillä ohjeilla. Jos tarvitset apua, kirjoita osoitteeseen post@tilava.example.',
    sections: [
      {
        title: 'En saanut vahvistusviestiä',
        paragraphs: [
          'Tarkista ensin roskapostikansio. Linkki on voimassa 48\u00A0tuntia ja toimii kerran. Saat uuden linkin, kun kirjaudut sisään sähköpostiosoitteellasi ja salasanallasi: voit silloin pyytää viestin uudelleen.',
        ],
      },
      {
        title: 'Unohdin salasanani',
        paragraphs: [
          'Valitse kirjautumissivulla ”Unohtuiko salasana?”. Jos osoitteellasi on tili, lähetämme siihen tilapäisen salasanan, joka toimii 30\u00A0minuuttia. Kirjaudu sillä sisään ja aseta oma salasana. Vanha salasanasi toimii siihen asti.',
        ],
      },
      {
        title: 'Liian monta yritystä',
        paragraphs: [
          'Viiden väärän salasanan jälkeen tilille ei voi kirjautua 15\u00A0minuuttiin. Sivu kertoo, milloin voit yrittää uudelleen. Mitään ei katoa.',
        ],
      },
      {
        title: 'Näen vain vähän osumia tai en yhtään',
        paragraphs: [
          'Osumat ovat enintään 3\u00A0kilometrin päässä paikasta, josta etsit tilaa. Saat niitä lisää, kun vaihdat paikkaa, valitset useampia tilatyyppejä tai nostat enimmäisvuokraa. Uudet osumat ilmestyvät itsestään.',
        ],
      },
      {
        title: 'Ilmoituksessa on virhe',
        paragraphs: [
          'Kirjoita meille ja kerro kohteen osoite. Piilotamme harhaanjohtavan ilmoituksen ja kerromme asiasta vuokranantajalle.',
        ],
      },
      {
        title: 'Ota yhteyttä',
        paragraphs: [
          'Kirjoita osoitteeseen post@tilava.example suomeksi, ruotsiksi tai englanniksi. Älä koskaan lähetä salasanaasi: emme tarvitse sitä emmekä kysy sitä.',
        ],
      },
    ],
  },
  terms: {
    title: 'Käyttöehdot',
    lead: 'Mitä voit odottaa palvelulta ja mitä palvelu odottaa sinulta.',
    sections: [
      {
        title: 'Mikä Tilava on',
        paragraphs: [
          'Tilava tuo yhteen toimitilojen etsijät ja vuokranantajat ja näyttää, miten hyvin he sopivat toisilleen. Tilava ei ole vuokrasopimuksen osapuoli eikä välittäjä, eikä se tee sopimuksia kenenkään puolesta.',
        ],
      },
      {
        title: 'Tilisi',
        paragraphs: [
          'Tili kuuluu yhdelle henkilölle tai organisaatiolle, ja siinä on sähköpostiosoite, jonka olet vahvistanut. Pidä salasanasi omana tietonasi. Jos käytät palvelua organisaation puolesta, sinulla on oltava oikeus edustaa sitä.',
        ],
      },
      {
        title: 'Mitä julkaiset',
        paragraphs: [
          'Sen, mitä julkaiset itsestäsi ja tiloistasi, on oltava totta, ja sinulla on oltava oikeus julkaista se. Tämä koskee myös kuvia. Oikeudet säilyvät sinulla. Tilava näyttää sen niille, joita se koskee, niin kauan kuin se on julkinen. Voimme piilottaa ilmoituksen, joka johtaa harhaan, rikkoo lakia tai on julkaistu kahteen kertaan. Voimme myös antaa sellaista julkaisevalle tai lähettävälle varoituksen tai sulkea hänen tilinsä määräajaksi. Kerromme syyn molemmille, ja se, jota päätös koskee, voi valittaa kuuden kuukauden kuluessa.',
        ],
      },
      {
        title: 'Miten osumat syntyvät',
        paragraphs: [
          'Vertaamme yhdeksää tietoa siihen, mitä vuokralainen etsii: tilatyyppiä, sijaintia, vuokraa, kokoa, huonemäärää, vapautumispäivää, varustelua, kerrosta ja vakuutta. Jokaisesta osumasta näet, mistä pisteet tulevat. Ikä, sukupuoli, perhe, kieli ja kansalaisuus eivät koskaan vaikuta, eikä parempaa sijoitusta voi ostaa.',
        ],
      },
      {
        title: 'Ei takuuta',
        paragraphs: [
          'Osuma on laskettu siitä, mitä molemmat osapuolet ovat kertoneet. Se ei ole suositus. Käy katsomassa tilaa ja lue vuokrasopimus, ennen kuin allekirjoitat sen. Palveluun voi tulla käyttökatkoja, mutta tallentamasi tiedot eivät katoa.',
        ],
      },
      {
        title: 'Tilin sulkeminen',
        paragraphs: [
          'Voit poistaa tilisi ja kaikki siihen kuuluvat tiedot milloin tahansa. Voimme sulkea tilin, jota käytetään näiden ehtojen vastaisesti. Kerromme silloin syyn.',
        ],
      },
      {
        title: 'Sovellettava laki',
        paragraphs: [
          'Näihin ehtoihin sovelletaan Suomen lakia. Kuluttaja voi kääntyä myös kotipaikkansa tuomioistuimen puoleen.',
        ],
      },
    ],
  },
  dataProtection: {
    title: 'Tietosuoja',
    lead: 'Mitä tietoja Tilava tallentaa sinusta, miksi, kuinka kauan ja miten saat ne itsellesi.',
    sections: [
      {
        title: 'Mitä tallennamme ja miksi',
        paragraphs: [
          'Tilisi: sähköpostiosoite, kieli ja salasanasi tiivisteenä, josta salasanaa ei voi palauttaa. Ilman näitä et voi kirjautua sisään.',
          'Profiilisi: mitä kerrot itsestäsi tai organisaatiostasi, esimerkiksi nimi, puhelinnumero ja toimiala. Sukupuoli, syntymäaika, perhetilanne, lapset ja Suomessa asutut vuodet ovat vapaaehtoisia. Vuokranantaja ei koskaan näe niitä, eivätkä ne vaikuta osumiin.',
          'Mitä etsit tai annat vuokralle: osoitteet, koot, vuokrat, kuvaukset ja kuvat. Poistamme kuvista kameran lisäämät tiedot, kuten kuvauspaikan.',
          'Suosikkisi ja kiinnostuksesi, jotta osapuolet löytävät toisensa.',
          'Lähettämäsi ja saamasi viestit. Vain osapuolet voivat lukea niitä. Jos toinen osapuoli ilmiantaa viestin, ylläpito voi lukea sen ja enintään viisi viestiä sitä ennen ja sen jälkeen. Sama koskee viestien liitteitä, joista ylläpito näkee vain nimen. Ne säilytetään 24\u00A0kuukautta keskustelun viimeisestä viestistä; liite, jota et lähetä, poistetaan 24\u00A0tunnin kuluttua. Jos poistat tilisi, toiselle osapuolelle jää se, mitä molemmat kirjoititte ja liititte, mutta ei nimeäsi.',
          'Sopimasi näytöt: kohde, aika ja kumpi sen valitsi. Vain osapuolet näkevät ne, ja molemmat saavat sähköpostin jokaisesta muutoksesta. Ne säilytetään yhtä kauan kuin keskustelu. Jos luot kalenterilinkin, kuka tahansa, jolla se on, voi lukea näyttösi, kunnes poistat linkin käytöstä; tallennamme siitä vain tiivisteen.',
          'Estämäsi käyttäjät, kunnes poistat eston. Tekemäsi ilmiannot sekä päätöksemme perusteluineen: 24\u00A0kuukautta päätöksestä.',
          'Ilmoituksen avauskerrat päivittäin 13\u00A0viikon ajalta: pelkkä lukumäärä. Emme koskaan tallenna, kuka ilmoituksen avasi. Jotta ketään ei laskettaisi kahdesti saman päivän aikana, palvelin pitää muistissaan merkkejä, joista ketään ei voi tunnistaa. Se unohtaa ne joka yö.',
        ],
      },
      {
        title: 'Mitä toinen osapuoli näkee',
        paragraphs: [
          'Ennen molemminpuolista kiinnostusta: henkilön etunimen tai organisaation nimen ja tiedot, joista osuma lasketaan. Ei koskaan sähköpostiosoitetta, puhelinnumeroa, sukunimeä, Y-tunnusta tai kotiosoitetta. Kun kiinnostus on molemminpuolista, kumpikin näkee toisen yhteystiedot, jos tämä on suostunut jakamaan ne. Jos jompikumpi peruu kiinnostuksensa, yhteystiedot piilotetaan.',
        ],
      },
      {
        title: 'Kuinka kauan säilytämme tiedot',
        paragraphs: [
          'Tilisi ja kaikki siihen kuuluva: kunnes poistat sen. Kirjautuminen: 12\u00A0tuntia, tai 30\u00A0päivää, jos pyysit muistamaan sinut. Vahvistuslinkki: 48\u00A0tuntia. Tilapäinen salasana: 30\u00A0minuuttia. Kuvat, joita ei käytetä missään: 7\u00A0päivää. Uutiskirjeen tilaajan osoite, jota ei ole vahvistettu: 30\u00A0päivää.',
          'Estääksemme salasanojen arvailun laskemme epäonnistuneet kirjautumiset tilin ja IP-osoitteen mukaan ja säilytämme ne vain niin kauan kuin laskeminen vaatii. Jottei muiden arvailu lukitse tiliäsi sinulta, säilytämme 30\u00A0päivän ajan ne IP-osoitteet, joista olet kirjautunut sisään. Palvelimen lokissa käyttäjät näkyvät vain numeroina. IP-osoitteita siinä on vain, jos palvelun ylläpitäjä on niin valinnut.',
        ],
      },
      {
        title: 'Laitteellasi',
        paragraphs: [
          'Yksi eväste muistaa valitsemasi kielen. Selaimen omassa muistissa ovat kirjautumisesi, teema ja luonnokset, jotka poistuvat 7\u00A0päivän kuluttua. Uloskirjautumiseen asti siellä on myös se, mitä luettelot viimeksi näyttivät, rajauksesi ja valitsemasi ilmoitus, mutta ei koskaan salasanaa. Emme näytä mainoksia emmekä seuraa sinua, eikä mikään sivu lataa mitään muilta sivustoilta.',
          'Jotta osumaluettelo voi merkitä uudet ja jo katsomasi kohteet, selain muistaa myös, mitkä ilmoitukset näkyivät kahdella viime käynnilläsi ja mitkä 500\u00A0ilmoitusta avasit viimeksi. Tieto pysyy laitteellasi, sitä ei lähetetä meille, ja se poistuu, kun kirjaudut ulos.',
        ],
      },
      {
        title: 'Kuka muu saa tietojasi',
        paragraphs: [
          'Emme myy tietojasi. Karttapalvelu voi hakea etsimiäsi osoitteita, mutta ei saa nimeäsi. Viestit kulkevat palvelun ylläpitäjän sähköpostipalvelimen kautta.',
        ],
      },
      {
        title: 'Oikeutesi',
        paragraphs: [
          'Omissa tiedoissasi voit lukea ja korjata tietojasi, ladata ne yhtenä tiedostona ja poistaa tilisi. Samalla poistuvat hakutoiveesi, ilmoituksesi, kuvasi, suosikkisi ja kiinnostuksesi. Varmuuskopioista tiedot poistuvat, kun kopiot vanhenevat.',
          'Uutiskirjeen ja hakuvahdin voit lopettaa yhdellä painalluksella jokaisessa viestissä olevasta linkistä. Kysymykset: post@tilava.example. Voit myös valittaa tietosuojavaltuutetulle (tietosuoja.fi).',
        ],
      },
    ],
  },
};
