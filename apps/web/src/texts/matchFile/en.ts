import type { MatchFileTexts } from './matchFile.ts';

export const en: MatchFileTexts = {
  downloadTitle: 'Download matches',
  download: 'Download CSV',
  fileName: 'matches',
  hint: 'The file has the matches in this list, with what each costs a month. Costs are estimates: where the highest is empty, some costs aren’t stated.',
  address: 'Address',
  type: 'Property type',
  size: 'Size, m²',
  rent: 'Rent, € a month',
  distance: 'Distance, m',
  points: 'Match, %',
  availableFrom: 'Available from',
  netLowest: 'Lowest cost without VAT, € a month',
  netHighest: 'Highest cost without VAT, € a month',
  grossLowest: 'Lowest cost including VAT, € a month',
  grossHighest: 'Highest cost including VAT, € a month',
  toYouLowest: 'Lowest cost to you, € a month',
  toYouHighest: 'Highest cost to you, € a month',
  unknown: 'Costs not stated',
  link: 'Link',
  progress: (done, total) => `${done} of ${total} matches loaded`,
  first: (most, total) =>
    `Only the first ${most} of ${total} matches are included. Filter the list to narrow it down.`,
};
