import type { GuidanceTexts } from './guidance.ts';

/** The footer's pages in Swedish. */
export const sv: GuidanceTexts = {
  contents: 'På den här sidan',
  customerService: {
    title: 'Kundtjänst',
    lead: 'Det mesta kan du lösa själv med en gång. I andra frågor kan du skriva till post@tilava.example.',
    sections: [
      {
        title: 'Bekräftelsemejlet kom inte',
        paragraphs: [
          'Titta först i skräpposten. Länken fungerar en gång, inom 48 timmar. Du får en ny genom att logga in med din e-postadress och ditt lösenord: då kan du skicka mejlet igen.',
        ],
      },
      {
        title: 'Jag har glömt mitt lösenord',
        paragraphs: [
          'Välj ”Glömt lösenordet?” när du loggar in. Om adressen har ett konto mejlar vi ett tillfälligt lösenord som fungerar i 30 minuter. När du har loggat in med det anger du ett eget. Det gamla lösenordet fungerar till dess.',
        ],
      },
      {
        title: 'För många försök',
        paragraphs: [
          'Efter fem felaktiga lösenord går det inte att logga in på kontot på 15 minuter. Sidan visar när du kan försöka igen. Inget annat påverkas.',
        ],
      },
      {
        title: 'Jag får få träffar, eller inga alls',
        paragraphs: [
          'Träffarna ligger inom 3\u00A0km från platsen du söker på. Du får fler om du provar en annan plats, lägger till lokaltyper eller höjer din högsta hyra. Nya träffar dyker upp automatiskt.',
        ],
      },
      {
        title: 'Något är fel i en annons',
        paragraphs: [
          'Skriv till oss och ange lokalens adress. Vi döljer vilseledande annonser och meddelar hyresvärden.',
        ],
      },
      {
        title: 'Kontakta oss',
        paragraphs: [
          'Skriv till post@tilava.example på svenska, finska eller engelska. Skicka aldrig ditt lösenord: vi behöver det inte och ber aldrig om det.',
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
          'Tilava för samman dem som söker lokaler med dem som hyr ut, och visar hur väl de passar varandra. Tilava är inte mäklare, är inte part i hyresavtalen och ingår inga avtal för andras räkning.',
        ],
      },
      {
        title: 'Ditt konto',
        paragraphs: [
          'Ett konto tillhör en person eller en organisation och har en e-postadress som du har bekräftat. Håll lösenordet för dig själv. Om du använder Tilava för en organisation ska du ha rätt att företräda den.',
        ],
      },
      {
        title: 'Vad du publicerar',
        paragraphs: [
          'Det du publicerar om dig själv och dina lokaler, också bilderna, ska vara sant, och du ska ha rätt att publicera det. Det förblir ditt. Tilava visar det för dem det angår så länge det är offentligt. Vi får dölja en annons som är vilseledande, bryter mot lagen eller är en dubblett, och varna eller stänga av den som publicerar eller skickar sådant. Vi berättar för båda parterna varför, och den som beslutet gäller kan överklaga inom sex månader.',
        ],
      },
      {
        title: 'Så uppstår en träff',
        paragraphs: [
          'Vi jämför nio uppgifter om lokalen med det hyresgästen söker: typ, läge, hyra, storlek, rum, när den är ledig, utrustning, våning och deposition. Varje träff redovisar sina poäng. Ålder, kön, familj, språk och nationalitet räknas aldrig, och ingen kan betala för en bättre placering.',
        ],
      },
      {
        title: 'Inga garantier',
        paragraphs: [
          'En träff räknas fram ur det båda parter har uppgett. Den är ingen rekommendation. Besök lokalen och läs hyresavtalet innan du skriver under. Tilava kan ibland ligga nere, men inget du har sparat går förlorat.',
        ],
      },
      {
        title: 'Avsluta kontot',
        paragraphs: [
          'Du kan när som helst radera ditt konto och allt som hör till det. Vi får stänga ett konto som används i strid med villkoren. I så fall berättar vi varför.',
        ],
      },
      {
        title: 'Tillämplig lag',
        paragraphs: [
          'Finsk lag tillämpas på villkoren. En konsument kan också vända sig till domstolen på sin hemort.',
        ],
      },
    ],
  },
  dataProtection: {
    title: 'Dataskydd',
    lead: 'Vad Tilava sparar om dig, varför, hur länge och hur du får ut det.',
    sections: [
      {
        title: 'Vad vi sparar, och varför',
        paragraphs: [
          'Ditt konto: e-postadress, språk och ditt lösenord som ett hashvärde, som lösenordet inte kan återskapas ur. Utan dem kan du inte logga in.',
          'Din profil: det du uppger om dig själv eller din organisation, till exempel namn, telefonnummer och bransch. Kön, födelsedatum, familjesituation, barn och antal år i Finland är frivilliga. Hyresvärdar ser dem aldrig, och de räknas aldrig i en träff.',
          'Vad du söker eller hyr ut: adresser, storlekar, hyror, beskrivningar och bilder. Vi tar bort det som kameran lägger till i bilderna, till exempel platsen.',
          'Dina favoriter och intressen, så att båda parter hittar varandra.',
          'De meddelanden som du skickar och får. Bara parterna kan läsa dem. Om en part anmäler ett meddelande kan vår personal läsa det och högst fem meddelanden före och efter det. Detsamma gäller bilagorna, som vår personal bara ser namnen på. Allt sparas i 24 månader efter det sista meddelandet i en konversation; en bilaga som du laddar upp men inte skickar raderas efter 24 timmar. Om du raderar ditt konto behåller den andra parten det som ni båda har skrivit och bifogat, men inte ditt namn.',
          'De visningar som ni kommer överens om: lokalen, tiden och vem som valde den. Bara ni två parter ser dem, och båda får ett mejl om varje ändring. De sparas lika länge som konversationen. Om du skapar en kalenderlänk kan alla som har den läsa dina visningar tills du återkallar den; vi sparar bara dess hashvärde.',
          'Vilka du har blockerat, tills du häver blockeringen. Det du har anmält samt våra beslut och skälen till dem: i 24 månader efter beslutet.',
          'Hur många gånger en annons har öppnats varje dag, i 13 veckor: bara antalet. Vi sparar aldrig vem som öppnade den. För att ingen ska räknas två gånger samma dag har servern anonyma markeringar i minnet. De går inte att spåra till någon och raderas varje natt.',
        ],
      },
      {
        title: 'Vad den andra parten ser',
        paragraphs: [
          'Innan ni båda är intresserade: en persons förnamn eller en organisations namn, och det som träffen räknas på. Aldrig e-postadress, telefonnummer, efternamn, FO-nummer eller hemadress. När intresset är ömsesidigt ser ni varandras kontaktuppgifter om ni har gått med på att dela dem. Om någon av er tar tillbaka sitt intresse döljs de igen.',
        ],
      },
      {
        title: 'Hur länge vi sparar det',
        paragraphs: [
          'Ditt konto och allt som hör till det: tills du raderar det. En inloggning: 12 timmar, eller 30 dagar om du bad oss komma ihåg dig. Bekräftelselänken: 48 timmar. Ett tillfälligt lösenord: 30 minuter. Bilder som inte används: 7 dagar. En adress för nyhetsbrevet som ingen har bekräftat: 30 dagar.',
          'För att förhindra att någon gissar lösenord räknar vi misslyckade inloggningar per konto och IP-adress och sparar dem bara så länge det behövs för räkningen. För att andras försök inte ska låsa dig ute sparar vi i 30 dagar de IP-adresser du har loggat in från. I serverloggen syns användarna bara som nummer. Den innehåller IP-adresser bara om den som driver Tilava har valt det.',
        ],
      },
      {
        title: 'På din enhet',
        paragraphs: [
          'En kaka minns språket du valde. I webbläsarens eget minne finns din inloggning, temat och dina utkast, som raderas efter 7 dagar. Tills du loggar ut finns där också det som listorna senast visade, dina filter och annonsen du valde, men aldrig ett lösenord. Vi har ingen reklam och ingen spårning, och ingen sida hämtar något från andra webbplatser.',
          'För att träfflistan ska kunna märka vad som är nytt och vad du redan har sett minns webbläsaren också vilka annonser som visades vid dina två senaste besök och de 500 som du senast öppnade. Uppgifterna stannar på enheten, skickas aldrig till oss och raderas när du loggar ut.',
        ],
      },
      {
        title: 'Vilka andra som får dina uppgifter',
        paragraphs: [
          'Vi säljer inte dina uppgifter. En karttjänst kan slå upp adresser du söker, utan ditt namn. Mejl skickas via e-postservern hos den som driver Tilava.',
        ],
      },
      {
        title: 'Dina rättigheter',
        paragraphs: [
          'I din profil kan du läsa och rätta dina uppgifter, ladda ner dem som en fil och radera ditt konto tillsammans med det du söker, dina annonser, bilder, favoriter och intressen. Ur säkerhetskopiorna försvinner uppgifterna när kopiorna blir för gamla.',
          'Nyhetsbrevet och bevakningen avslutar du med ett klick i vilket som helst av mejlen. Frågor: post@tilava.example. Du kan också klaga hos dataombudsmannen (tietosuoja.fi).',
        ],
      },
    ],
  },
};
