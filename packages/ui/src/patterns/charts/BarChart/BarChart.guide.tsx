import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import * as shape from '../shape.css.ts';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const labels = {
  table: 'As a table',
  category: 'Kind of premises',
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
  status: 'stable',
  since: '0.1.0',
  use: [
    'To compare amounts of a few kinds: how many offices, shops and storages there are nearby.',
    'With a `note` on the one that is the reader’s own, to show where they stand among the others.',
  ],
  avoid: [
    { when: 'Amounts change from month to month.', take: 'LineChart' },
    { when: 'Each kind reaches from a lowest to a highest number.', take: 'RangeChart' },
    { when: 'There is one number.', take: 'StatTile' },
    { when: 'A match is explained field by field.', take: 'MatchBreakdown' },
  ],
  anatomy: {
    picture: (
      <BarChart
        title="Median rent within 3 km"
        unit="€ / m²"
        data={[
          { id: 'retail', label: 'Retail', value: 31 },
          { id: 'office', label: 'Office', value: 24.5, note: 'Yours' },
          { id: 'storage', label: 'Storage', value: 11 },
          { id: 'garage', label: 'Garage', value: null },
        ]}
        format={(value) => value.toFixed(2)}
        labels={{ ...labels, value: 'Median rent' }}
      />
    ),
    parts: [
      { name: 'Title', about: 'What is compared. It names the chart and its table.', selector: 'figcaption' },
      {
        name: 'Unit',
        about: 'What the numbers count in, once for all of them.',
        selector: byClass(shape.unit),
      },
      { name: 'Row', about: 'A bar with its label and its number.', selector: '[role="option"]' },
      { name: 'Label', about: 'What the bar stands for.', selector: byClass(shape.label) },
      {
        name: 'Note',
        about: 'Says why a bar is marked. The mark is a colour, so that the note says it in words, too.',
        selector: byClass(shape.note),
      },
      {
        name: 'Bar',
        about: 'Begins at zero: twice as long means twice as much. It grows from where lines begin.',
        selector: byClass(shape.bar),
      },
      {
        name: 'Number',
        about: 'As `format` writes it, one below the other.',
        selector: byClass(shape.value),
      },
      {
        name: 'Missing number',
        about: 'Words in the place of a number that is `null`. There is no bar.',
        selector: byClass(shape.missing),
      },
      { name: 'Table', about: 'The same numbers, one press away.', selector: 'button' },
    ],
  },
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
    {
      right: {
        picture: (
          <BarChart {...counted} data={[office, retail, { id: 'garage', label: 'Garage', value: null }]} />
        ),
        why: 'A number that is not known or not shown is `null`, and words say why.',
      },
      wrong: {
        picture: (
          <BarChart {...counted} data={[office, retail, { id: 'garage', label: 'Garage', value: 0 }]} />
        ),
        why: 'A zero says that there are none.',
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
