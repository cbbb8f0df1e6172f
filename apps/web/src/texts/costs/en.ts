import type { CostTexts } from './costs.ts';

export const en: CostTexts = {
  basis: 'a month for you',
  caption: 'Cost with and without VAT',
  gross: 'Including VAT',
  term: (months) => `${months} ${months === 1 ? 'month’s' : 'months’'} lease`,
  estimate: 'Estimate',
  unknown: (kinds) => `Not known, so it may cost more: ${kinds}.`,
  toBeAgreed: 'Whether VAT is added to the rent is to be agreed.',
  charged: (rates) => `VAT of ${rates}% is added to the rent and the other costs.`,
  notCharged: 'No VAT is added to the rent or the other costs.',
  pays: 'VAT is a cost to you because you can’t deduct it. Landlords can usually only add it for tenants who can: ask about it.',
  unsure: 'You haven’t said whether you can deduct VAT.',
  answer: 'Answer in your profile',
  guidance: 'Tax Administration: VAT on letting (in Finnish)',
  below: 'Monthly cost below',
  belowHint:
    'Includes the rent, the other costs that landlords have stated, and VAT if you can’t deduct it. Costs that aren’t stated may come on top.',
  belowInvalid: 'Enter whole euros, for example 1500',
  euros: 'euros a month',
};
