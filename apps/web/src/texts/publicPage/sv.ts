import type { PublicPageTexts } from './publicPage.ts';

export const sv: PublicPageTexts = {
  about: 'Om lokalen',
  costBasis: 'per månad med kostnaderna nedan, utan moms',
  gross: 'Med moms',
  signUp: 'Registrera dig och ta kontakt',
  signUpHint: 'Se hur väl lokalen motsvarar det du söker, skriv till hyresvärden och boka en visning.',
  hasAccount: 'Har du redan ett konto?',
  viewMatch: 'Visa din träff',
  gone: 'Lokalen är inte längre ledig',
  goneHint: 'Hyresvärden har hyrt ut lokalen eller tagit bort den här sidan.',
  search: 'Sök andra lokaler',
  title: (type, area, address) => `${type}, ${area}, ${address}`,
  description: (type, area, rent, address) =>
    `${type} att hyra: ${area}, ${rent}, ${address}. Se bilderna, alla kostnader och uppgifter, och ta kontakt med hyresvärden.`,
};
