import type { PublicPageTexts } from './publicPage.ts';

export const en: PublicPageTexts = {
  about: 'About the premises',
  costBasis: 'a month with the costs below, excluding VAT',
  gross: 'Including VAT',
  signUp: 'Sign up to get in touch',
  signUpHint:
    'See how well these premises fit what you’re looking for, write to the landlord and book a viewing.',
  hasAccount: 'Already have an account?',
  viewMatch: 'View your match',
  gone: 'These premises are no longer available',
  goneHint: 'The landlord has let them, or has taken this page down.',
  search: 'Search for other premises',
  title: (type, area, address) => `${type}, ${area}, ${address}`,
  description: (type, area, rent, address) =>
    `${type} to let: ${area}, ${rent}, ${address}. See the pictures, all costs and the details, and get in touch with the landlord.`,
};
