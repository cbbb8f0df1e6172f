import type { GuidanceTexts } from './guidance.ts';

/** The footer's pages in Swedish. */
export const sv: GuidanceTexts = {
  customerService: {
    title: 'Kundtjänst',
    lead: 'Det mesta ordnar sig utan att du behöver vänta på oss. För resten, skriv till post@tilava.example.',
    sections: [
      {
        title: 'Verifieringsmejlet kom inte',
        paragraphs: [
          'Se först efter bland skräpposten. Länken gäller i 48 timmar och en gång. En ny får du genom att logga in med din e-post och ditt lösenord: inloggningen erbjuder då att skicka den igen.',
        ],
      },
      {
        title: 'Jag har glömt mitt lösenord',
        paragraphs: [
          'Välj glömt lösenord där du loggar in. Om adressen har ett konto är ett tillfälligt lösenord på väg; det gäller i 30 minuter. När du har loggat in med det anger du ett eget. Det gamla gäller till dess.',
        ],
      },
      {
        title: 'För många försök',
        paragraphs: [
          'Efter fem fel lösenord är kontot stängt för gissningar i 15 minuter. Sidan säger när du kan försöka igen; inget annat går förlorat.',
        ],
      },
      {
        title: 'Jag ser få matchningar, eller inga',
        paragraphs: [
          'Matchningarna ligger inom 3 km från platsen du söker. En annan plats, fler typer av lokaler eller en högre hyra ger fler. Nya lokaler dyker upp av sig själva.',
        ],
      },
      {
        title: 'Något är fel i en annons',
        paragraphs: [
          'Skriv till oss och ange lokalens adress. Vi döljer det som vilseleder och meddelar hyresvärden.',
        ],
      },
      {
        title: 'Skriv till oss',
        paragraphs: [
          'post@tilava.example, på svenska, finska eller engelska. Skicka aldrig ditt lösenord: vi behöver det inte och frågar aldrig efter det.',
        ],
      },
    ],
  },
  terms: {
    title: 'Användarvillkor',
    lead: 'Vad du kan vänta dig av Tilava, och vad Tilava väntar sig av dig.',
    sections: [
      {
        title: 'Vad Tilava är',
        paragraphs: [
          'Tilava för samman dem som söker affärslokaler med dem som hyr ut, och visar hur väl de passar varandra. Tilava är varken part i ett hyresavtal eller mäklare och ingår inga avtal i någons namn.',
        ],
      },
      {
        title: 'Ditt konto',
        paragraphs: [
          'Ett konto hör till en person eller organisation, med en e-postadress som du har bekräftat. Håll lösenordet för dig själv. Den som använder Tilava för en organisation ska ha rätt att företräda den.',
        ],
      },
      {
        title: 'Vad du publicerar',
        paragraphs: [
          'Det du skriver om dig och om lokaler ska vara sant och ditt att publicera, också bilderna. Det förblir ditt; Tilava visar det för dem som det angår, så länge det är offentligt. Vi får dölja en annons som vilseleder, bryter mot lagen eller upprepar en annan.',
        ],
      },
      {
        title: 'Hur matchningar uppstår',
        paragraphs: [
          'Nio fakta om lokalen vägs mot behovet: typ, läge, hyra, storlek, rum, tillträde, utrustning, våning och deposition. Varje matchning förklarar sina poäng. Ålder, kön, familj, språk och nationalitet räknas aldrig, och ingen kan betala för en bättre plats.',
        ],
      },
      {
        title: 'Inget löfte',
        paragraphs: [
          'En matchning är en uträkning av vad båda sidor har sagt, inget råd. Se lokalen och läs avtalet innan du skriver under. Tilava kan ibland vara onåbart; inget som du har sparat går förlorat av det.',
        ],
      },
      {
        title: 'Att sluta',
        paragraphs: [
          'Du kan radera ditt konto när som helst, och allt som är ditt försvinner med det. Vi får stänga ett konto som används i strid med villkoren, och säger varför.',
        ],
      },
      {
        title: 'Lag',
        paragraphs: ['Finlands lag gäller. En konsument kan också vända sig till domstolen på sin hemort.'],
      },
    ],
  },
  dataProtection: {
    title: 'Dataskydd',
    lead: 'Vad Tilava sparar om dig, varför, hur länge, och hur du får tag i det.',
    sections: [
      {
        title: 'Vad som sparas, och varför',
        paragraphs: [
          'Ditt konto: e-post, språk och ditt lösenord som en kontrollsumma som ingen kan räkna tillbaka. Utan dem kan du inte logga in.',
          'Din profil: det du fyller i om dig eller din organisation, till exempel namn, telefonnummer och bransch. Kön, födelsedag, familjeförhållanden, barn och tid i landet får du utelämna; de når aldrig en hyresvärd och räknas aldrig i en matchning.',
          'Vad du söker eller hyr ut: adresser, storlekar, hyror, texter, bilder. Ur bilderna tas det bort som kameran skriver in, till exempel platsen.',
          'Dina favoriter och intressen, så att båda sidor hittar varandra.',
          'Hur ofta en annons öppnades varje dag, i 13 veckor: bara antal. Vem som öppnade den sparas aldrig; att ingen räknas två gånger per dag finns bara i serverns minne, som märken som ingen kan vända tillbaka och som glöms varje natt.',
        ],
      },
      {
        title: 'Vad den andra sidan ser',
        paragraphs: [
          'Innan båda är intresserade: av en person förnamnet, av en organisation namnet, och det som matchningen räknas på. Aldrig e-post, telefonnummer, efternamn, FO-nummer eller hemadress. När intresset är ömsesidigt, kontaktuppgifterna till dem som har gått med på att dela dem; den som tar tillbaka sitt intresse avslutar det.',
        ],
      },
      {
        title: 'Hur länge',
        paragraphs: [
          'Ditt konto och allt som hör till det: tills du raderar det. En inloggning: 12 timmar, eller 30 dagar om du bad att bli ihågkommen. Verifieringslänken: 48 timmar; ett tillfälligt lösenord: 30 minuter. Bilder som inte hör till något: 7 dagar. En adress för nyhetsbrevet som ingen bekräftade: 30 dagar.',
          'För att hindra gissningar räknas misslyckade inloggningar per konto och nätadress, och de sparas bara så länge räkningen kräver. För att de inte ska låsa ditt konto där du själv använder det sparas nätadresserna som du har loggat in från i 30 dagar. Serverns logg nämner personer bara med nummer; nätadresser finns i den bara om den som driver Tilava har valt det.',
        ],
      },
      {
        title: 'På din enhet',
        paragraphs: [
          'En kaka, som minns språket du valde. I webbläsarens eget minne: din inloggning, temat och utkast som du har börjat på, som försvinner efter 7 dagar; tills du loggar ut även det som listorna senast visade, dina filter och annonsen du valde; aldrig ett lösenord. Det finns ingen reklam och ingen spårning, och ingen sida hämtar något från andra.',
        ],
      },
      {
        title: 'Vem mer som får det',
        paragraphs: [
          'Ingen köper det. En karttjänst kan slå upp adresser som du söker, utan ditt namn. Mejl går genom e-postservern hos den som driver Tilava.',
        ],
      },
      {
        title: 'Dina rättigheter',
        paragraphs: [
          'I dina egna uppgifter läser och rättar du det som sparas, laddar ner allt som en fil, och raderar ditt konto med behov, annonser, bilder, favoriter och intressen. Kopior i säkerhetskopior försvinner när de åldras.',
          'Nyhetsbrevet och aviseringarna slutar med ett tryck i vilket som helst av deras mejl. Frågor: post@tilava.example. Du kan också klaga hos dataombudsmannen (tietosuoja.fi).',
        ],
      },
    ],
  },
};
