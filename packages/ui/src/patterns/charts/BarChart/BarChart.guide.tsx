import type { Guide } from '../../../guide/guide.ts';
import { Wide } from '../../../guide/Wide.tsx';
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
    'To compare amounts of a few kinds: how many offices, shops and storage spaces there are nearby.',
    'With a `note` on the user’s own, to show where they are among the others.',
  ],
  avoid: [
    { when: 'Amounts change from month to month.', take: 'LineChart' },
    { when: 'Each kind is a range.', take: 'RangeChart' },
    { when: 'A match is explained criterion by criterion.', take: 'MatchBreakdown' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <BarChart {...counted} data={[office, { ...retail, note: 'Yours' }, storage, restaurant]} />
          </Wide>
        ),
        why: 'The largest is first. Position and length say the same.',
      },
      wrong: {
        picture: (
          <Wide>
            <BarChart {...counted} data={[storage, office, restaurant, { ...retail, note: 'Yours' }]} />
          </Wide>
        ),
        why: 'Long and short bars mixed: to find the third largest, people have to compare them all.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Moves to the bar that was read last, or the first one; then to the table’s button.',
    },
    { name: 'Down, Right', does: 'The next bar.' },
    { name: 'Up, Left', does: 'The previous bar.' },
    { name: 'Page Down, Page Up', does: 'Ten bars forward, ten bars back.' },
    { name: 'Home, End', does: 'The first bar, the last bar.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'All bars together are one Tab stop. Arrow keys don’t wrap around.',
    'The focus ring is around the whole row.',
  ],
  heard: [
    'A `listbox` named by the title. Each row is an `option`, named by its label, its note and its number.',
    'The active bar is selected: the focused or hovered one. This doesn’t choose anything.',
    'The bars themselves are hidden: the number says what they show.',
    'The table has the title as its caption, and a header for each column and row.',
  ],
  owes: [
    'Data in a meaningful order, or largest first.',
    'Numbers in one unit, formatted by `format` for the user’s language.',
  ],
};
