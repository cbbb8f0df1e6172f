import type { HintTexts } from './hints.ts';

export const sv: HintTexts = {
  noPublic: 'Hyresgäster ser annonsen när du gör den offentlig.',
  noHidden: 'Annonser som du döljer sparas här.',
  noAnnouncements: 'Skapa en annons och se vilka hyresgäster som söker en sådan lokal.',
  noInterests: 'Välj ”Jag är intresserad” vid en träff för att tala om det för hyresvärden.',
  noTenants: 'Hyresgäster som är intresserade av annonsen visas här.',
  seeTenants: 'Visa passande hyresgäster',
  changeNeed: 'Ändra vad du söker',
  editPictures: 'Redigera bilder',
};
