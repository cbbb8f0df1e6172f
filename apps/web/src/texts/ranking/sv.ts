import type { RankingTexts } from './ranking.ts';

/** The page about ranking in Swedish. */
export const sv: RankingTexts = {
  lead: 'Varje träff har en träffprocent som visar hur väl lokalen motsvarar det hyresgästen söker. Här ser du vad den består av, hur mycket varje del väger och vad som aldrig räknas.',
  criteria: {
    title: 'Vad som räknas, och hur mycket',
    intro: (total) =>
      `Varje kriterium har en vikt, och vikterna är tillsammans ${total}. Träffprocenten är det vägda medelvärdet av kriterierna.`,
    criterion: 'Kriterium',
    weight: 'Vikt',
    how: {
      residenceType: 'Full poäng om hyresgästen söker den typen, annars inga poäng.',
      location: (full, none) =>
        `Full poäng upp till ${full} från den önskade platsen, därefter färre för varje meter, ner till noll vid ${none}. Om hyresgästen har ritat ett område ges full poäng inom det, och inget utanför listas.`,
      rent: (above) =>
        `Full poäng upp till hyresgästens högsta hyra, därefter färre, ner till noll när den överskrids med ${above}. En lägre hyra kostar aldrig poäng.`,
      size: (outside) =>
        `Full poäng inom hyresgästens gränser, därefter färre, ner till noll ${outside} utanför dem.`,
      roomCount: (half) =>
        `Full poäng för ett antal rum som hyresgästen har önskat, ${half} av dem för ett rum mer eller mindre, annars inga poäng.`,
      moveInDate: (days) =>
        `Full poäng om lokalen är ledig senast på hyresgästens inflyttningsdag, därefter färre för varje dag, ner till noll efter ${days} dagar. Inga poäng om hyrestiden slutar före inflyttningsdagen.`,
      amenities: 'Den andel av den önskade utrustningen som lokalen har.',
      floor: 'Full poäng för en våning som hyresgästen har önskat, annars inga poäng.',
      deposit:
        'Bara om hyresgästen inte vill betala någon deposition: full poäng om ingen krävs, annars inga poäng.',
    },
    open: 'Det som någondera parten lämnar öppet räknas varken för eller emot en träff: då räknas procenten fram ur de övriga kriterierna.',
    otherType: (most) =>
      `Typen väger mest. En lokal av en typ som hyresgästen inte söker når aldrig över ${most}, om hyresgästen inte har valt vad som är viktigare.`,
  },
  own: {
    title: 'Om något är viktigare för dig',
    choose: (factor) =>
      `Hyresgäster kan i varje sökning ange hur viktigt varje kriterium är för dem. Vikten av det som är viktigt multipliceras med ${factor}, och det som inte spelar någon roll räknas inte. Innan något väljs är varje kriterium normalt och har vikten ovan.`,
    must: (factor) =>
      `Det som är ett måste multipliceras också med ${factor}, och annonser som inte uppfyller det helt tas inte med i din lista och dina bevakningar. Listan visar hur många de är. Om en annons lämnar något öppet visas den ändå.`,
    others:
      'Hyresvärdar ser alltid träffprocenten enligt vikterna ovan och får aldrig veta vad en hyresgäst har valt. Därför kan parterna se olika procenttal för samma träff.',
  },
  order: {
    title: 'Ordning och lika träffar',
    intro: (radius) =>
      `Listan visar det som finns inom ${radius}. De bästa träffarna kommer först, om du inte väljer en annan ordning:`,
    sorts: {
      best: 'Den högsta träffprocenten först',
      rent: 'Den lägsta månadshyran först',
      size: 'Den största ytan först',
      distance: 'Närmast den önskade platsen först',
      newest: 'Det som lades till sist först',
    },
    tenantsOnly: 'för hyresgäster',
    ties: 'Lika träffar ordnas efter träffprocent, sedan avstånd och till sist ålder: det som lades till först kommer först.',
    filters: 'Filter tar bort träffar. De ändrar aldrig ordningen på de övriga.',
  },
  tenants: {
    title: 'Om du söker en lokal',
    list: (radius) =>
      `Du ser alla offentliga annonser inom ${radius} från den önskade platsen, vem hyresvärden än är.`,
    left: 'Det enda som inte visas är dolda annonser, annonser som inte uppfyller det som är ett måste för dig och annonser från hyresvärdar som du har blockerat eller som har blockerat dig.',
    preferred: (facts, more) =>
      `En hyresvärd kan beskriva den önskade hyresgästen (${facts}). Om du motsvarar den eller inte påverkar aldrig träffprocenten eller ordningen på dina träffar. Om du vill kan du se bara de annonser där fler än ${more} av dessa stämmer in på dig.`,
  },
  landlords: {
    title: 'Om du hyr ut en lokal',
    list: (radius) =>
      `För varje offentlig annons ser du alla hyresgäster med bekräftad e-postadress som söker inom ${radius} från lokalen. Träffprocenten är den som hyresgästen ser, om hyresgästen inte har valt vad som är viktigare.`,
    once: 'En hyresgäst med flera aktiva sökningar visas en gång för var och en av dem. De som du har blockerat eller som har blockerat dig visas inte.',
    preferred: (most) =>
      `Det du säger om den önskade hyresgästen ger egna poäng, 0–${most}, som visas bredvid träffen. De ändrar aldrig träffprocenten eller ordningen.`,
  },
  data: {
    title: 'Uppgifter vi använder, och inte använder',
    used: 'Det vi jämför',
    usedList: [
      'Det hyresgästen söker',
      'Det hyresvärden berättar om lokalen',
      'Avståndet mellan platserna, fågelvägen',
      'Dagens datum: en lokal som redan är ledig är ledig i dag',
    ],
    never: 'Det som aldrig räknas',
    neverList: [
      'Ålder, kön, familj, språk och nationalitet',
      'Sidvisningar, favoriter, intresse och meddelanden',
      'Bilder och beskrivningar',
      'Vem hyresvärden eller hyresgästen är, och hur länge de har varit med',
      'Betalningar av något slag',
    ],
  },
  payment: {
    title: 'Ingen kan betala för en bättre plats',
    text: 'Det finns inga betalda placeringar, inga lyfta annonser och inga undantag. Samma uträkning gäller för alla.',
  },
  explained: {
    title: 'Varje träff motiveras',
    text: 'Öppna en träff så ser du poängen för varje kriterium och varför. Vikterna och gränserna på den här sidan kommer från samma program som räknar poängen, så de stämmer alltid överens.',
  },
  law: {
    title: 'Varför sidan finns',
    text: 'EU-rätten kräver den. Artikel 5 i förordning (EU) 2019/1150 ålägger onlineplattformar att för företag beskriva de viktigaste parametrarna som styr rangordningen, och varför de väger tyngre än andra. Artikel 6a i direktiv 2011/83/EU ger konsumenter som söker på marknadsplatser online samma rätt.',
  },
};
