import type { Guide } from '../../guide/guide.ts';
import { PriceDisplay, type PriceDisplayProps } from './PriceDisplay.tsx';

const rent: PriceDisplayProps = {
  amount: '1\u00a0250\u00a0€',
  basis: 'per month, without VAT',
  caption: 'Price in full',
  columns: ['Excluding VAT', 'Including VAT'],
  rows: [
    { label: 'Per month', amounts: ['1\u00a0250.00\u00a0€', '1\u00a0568.75\u00a0€'] },
    { label: 'Per year', amounts: ['15\u00a0000.00\u00a0€', '18\u00a0825.00\u00a0€'] },
  ],
};

export const guide: Guide = {
  use: [
    'Once on a property’s page, for what it costs: a month, a year, and with tax.',
    'Also if the price isn’t specified: then with a text and without `rows`.',
  ],
  avoid: [
    { when: 'A price is one fact among others.', take: 'DefinitionList, or the facts of a card' },
    { when: 'Prices of several premises are compared.', take: 'ComparisonTable' },
    { when: 'A number changes over time.', take: 'LineChart' },
  ],
  comparisons: [
    {
      right: {
        picture: <PriceDisplay {...rent} rows={[]} />,
        why: 'The basis says what’s included: businesses calculate without tax.',
      },
      wrong: {
        picture: <PriceDisplay {...rent} rows={[]} basis="Rent" />,
        why: 'Per month or per year, with or without tax? The difference is a quarter.',
      },
    },
  ],
  heard: [
    'The amount and its basis are read one after the other.',
    'A `table` named by `caption`, with a header for each column and row.',
  ],
  owes: [
    'All amounts formatted: it doesn’t calculate or round.',
    'What is paid in the end as the last column.',
  ],
};
