import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import * as chart from '../chart.css.ts';
import * as shape from '../shape.css.ts';
import { RangeChart, type RangeChartProps } from './RangeChart.tsx';

const shown: Omit<RangeChartProps, 'data'> = {
  title: 'Rents within 3 km',
  unit: '€ / m²',
  format: (value) => value.toFixed(2),
  labels: {
    table: 'As a table',
    category: 'Kind of premises',
    low: 'From',
    middle: 'Median',
    high: 'To',
    own: 'Yours',
    range: (low, high) => `${low} to ${high}`,
  },
};

const office = { id: 'office', label: 'Office', low: 18, middle: 24.5, high: 32 };
const retail = { id: 'retail', label: 'Retail', low: 22, middle: 31, high: 48 };
const storage = { id: 'storage', label: 'Storage', low: 8.5, middle: 11, high: 14 };

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For numbers that reach from a lowest to a highest: what offices and shops nearby are let for.',
    'With `own`, to show where the reader’s number lies among them.',
  ],
  avoid: [
    { when: 'Each kind has one number.', take: 'BarChart' },
    { when: 'Numbers change over time.', take: 'LineChart' },
    { when: 'Somebody sets a lowest and a highest.', take: 'RangeField' },
  ],
  anatomy: {
    picture: <RangeChart {...shown} data={[{ ...office, own: 27 }, retail, storage]} />,
    parts: [
      { name: 'Title', about: 'What is compared. It names the chart and its table.', selector: 'figcaption' },
      { name: 'Unit', about: 'What the numbers count in.', selector: byClass(shape.unit) },
      { name: 'Label', about: 'What the row stands for.', selector: byClass(shape.label) },
      {
        name: 'Range',
        about: 'From the lowest number to the highest, on the axis that all rows share.',
        selector: byClass(chart.spread),
      },
      { name: 'Middle', about: 'A stroke where the median lies.', selector: byClass(chart.middle) },
      {
        name: 'Own number',
        about: 'A diamond: told from the middle by its shape.',
        selector: byClass(chart.own),
      },
      {
        name: 'Numbers',
        about: 'All that is drawn, written out beside it.',
        selector: byClass(shape.value),
      },
      {
        name: 'Ends of the axis',
        about: 'Round numbers around all rows. The axis need not begin at zero.',
        selector: byClass(shape.ends),
      },
      { name: 'Table', about: 'The same numbers, one press away.', selector: 'button' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <RangeChart {...shown} data={[{ ...office, own: 27 }, retail]} />,
        why: 'The reader’s rent lies in the row that it belongs to.',
      },
      wrong: {
        picture: (
          <RangeChart
            {...shown}
            data={[office, retail, { id: 'own', label: 'Your office', low: 27, middle: 27, high: 27 }]}
          />
        ),
        why: 'In a row of its own it has to be carried over by eye.',
      },
    },
    {
      right: {
        picture: <RangeChart {...shown} data={[office, storage]} />,
        why: 'One measure for all rows, so that they can be compared.',
      },
      wrong: {
        picture: (
          <RangeChart
            {...shown}
            unit="€"
            format={String}
            data={[
              { id: 'month', label: 'Office, a month', low: 450, middle: 700, high: 990 },
              { id: 'metre', label: 'Office, a square metre', low: 18, middle: 24, high: 32 },
            ]}
          />
        ),
        why: 'Two measures share one axis, and the smaller one is squeezed into a speck.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Reaches the row that was read last, at first the first one; then the table’s button.',
    },
    { name: 'Down, Right', does: 'The next row.' },
    { name: 'Up, Left', does: 'The row before.' },
    { name: 'Page Down, Page Up', does: 'Ten rows on, ten rows back.' },
    { name: 'Home, End', does: 'The first row, the last row.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'All rows together are one stop of the Tab key. The arrows end at the first and at the last row.',
    'The focus ring stands around the whole row.',
  ],
  heard: [
    'A `listbox` named by the title. Each row is an `option`: “Office 18.00 to 32.00 Median 24.50 · Yours 27.00”.',
    'The row in use is selected: the one with the focus, or under the pointer. Nothing is chosen by it.',
    'The drawing and the ends of the axis are hidden: the numbers say what they show.',
    'The table has a column for the reader’s own number where any row has one, and a dash where a row has none.',
  ],
  owes: [
    'Numbers of one measure in all rows.',
    'A `range` in the words of the reader’s language: a dash alone is not always read out.',
  ],
};
