import type { Guide } from '../../../guide/guide.ts';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const labels = {
  table: 'View as table',
  category: 'Type of premises',
  value: 'Number',
  missing: 'Too few to be shown',
};

const counted: Pick<BarChartProps, 'title' | 'format' | 'labels'> = {
  title: 'Premises within 3 km',
  format: String,
  labels,
};

const office = { id: 'office', label: 'Office', value: 128 };
const retail = { id: 'retail', label: 'Retail', value: 64 };
const storage = { id: 'storage', label: 'Storage', value: 37 };
const restaurant = { id: 'restaurant', label: 'Restaurant', value: 9 };

export const guide: Guide = {
  use: [
    'To compare amounts of a few kinds: how many offices, shops and storages there are nearby.',
    'With a `note` on the one that is the reader’s own, to show where they stand among the others.',
  ],
  avoid: [
    { when: 'Amounts change from month to month.', take: 'LineChart' },
    { when: 'Each kind reaches from a lowest to a highest number.', take: 'RangeChart' },
    { when: 'A match is explained field by field.', take: 'MatchBreakdown' },
  ],
  comparisons: [
    {
      right: {
        picture: <BarChart {...counted} data={[office, { ...retail, note: 'Yours' }, storage, restaurant]} />,
        why: 'The most stands first. Place and length say the same.',
      },
      wrong: {
        picture: <BarChart {...counted} data={[storage, office, restaurant, { ...retail, note: 'Yours' }]} />,
        why: 'Long and short bars by turns: to see which is the third, all of them have to be compared.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Reaches the bar that was read last, at first the first one; then the table’s button.',
    },
    { name: 'Down, Right', does: 'The next bar.' },
    { name: 'Up, Left', does: 'The bar before.' },
    { name: 'Page Down, Page Up', does: 'Ten bars on, ten bars back.' },
    { name: 'Home, End', does: 'The first bar, the last bar.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'All bars together are one stop of the Tab key. The arrows end at the first and at the last bar.',
    'The focus ring stands around the whole row.',
  ],
  heard: [
    'A `listbox` named by the title. Each row is an `option`, named by its label, its note and its number.',
    'The bar in use is selected: the one with the focus, or under the pointer. Nothing is chosen by it.',
    'The bars themselves are hidden: the number says what they show.',
    'The table has the title as its caption, and a header for each column and row.',
  ],
  owes: [
    'Data in an order that means something, the most first where there is no other.',
    'Numbers of one unit, written by `format` as the reader’s language does.',
  ],
};
