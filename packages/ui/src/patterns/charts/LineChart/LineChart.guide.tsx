import type { Guide } from '../../../guide/guide.ts';
import { Wide } from '../../../guide/Wide.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const months = ['March', 'April', 'May', 'June', 'July', 'August'];

const shown: Omit<LineChartProps, 'series'> = {
  title: 'Median rent within 3 km',
  unit: '€ / m²',
  points: months.map((month) => ({ id: month, label: `${month} 2026` })),
  format: (value) => value.toFixed(2),
  labels: {
    table: 'View as table',
    category: 'Month',
    missing: 'too few to be shown',
    hint: 'Point to a line to see its numbers.',
  },
};

const office = { id: 'office', label: 'Office', values: [22.5, 22.8, 23.1, 23, 24.2, 24.5] };
const retail = { id: 'retail', label: 'Retail', values: [29, 29.5, 30.4, null, 30.1, 31] };

export const guide: Guide = {
  use: [
    'For what changes over time, at regular intervals: each month’s median rent.',
    'For one line, and at most one more to compare it with.',
  ],
  avoid: [
    { when: 'Amounts of several kinds are compared.', take: 'BarChart' },
    { when: 'Numbers are ranges.', take: 'RangeChart' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <LineChart {...shown} series={[office, retail]} />
      </Wide>
    ),
    parts: [
      { name: 'Title', about: 'What changes. It names the chart and its table.' },
      { name: 'Unit', about: 'What the numbers are measured in.' },
      {
        name: 'Key',
        about: 'The line’s style, its name, and its latest number.',
      },
      {
        name: 'Ticks',
        about: 'Round numbers, the lowest at the bottom. They start at zero.',
      },
      { name: 'Plot', about: 'The whole area responds to the pointer.' },
      {
        name: 'First line',
        about: 'The important one. It’s solid.',
      },
      {
        name: 'Second line',
        about: 'The one to compare with. It’s dashed, so that they don’t differ by colour alone.',
      },
      { name: 'Ends', about: 'The first point and the last.' },
      {
        name: 'Reading',
        about: 'The hint, or the numbers of the active point. Its space is reserved.',
      },
      { name: 'Table', about: 'The same numbers, one press away.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <LineChart {...shown} series={[{ ...office, values: [22.5, 22.8, null, null, 24.2, 24.5] }]} />
          </Wide>
        ),
        why: 'Unknown months leave a gap, and a text says why.',
      },
      wrong: {
        picture: (
          <Wide>
            <LineChart {...shown} series={[{ ...office, values: [22.5, 22.8, 0, 0, 24.2, 24.5] }]} />
          </Wide>
        ),
        why: 'Zeros draw a fall and a rise that never happened.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the plot, then to the table’s button.' },
    { name: 'Right, Up', does: 'The next point in time.' },
    { name: 'Left, Down', does: 'The previous point.' },
    { name: 'Page Up, Page Down', does: 'Ten points forward, ten points back.' },
    { name: 'Home, End', does: 'The first point, the last point.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'The focus stays on the plot while its keys move the active point. When people return, it’s where it was.',
    'Hovering shows the nearest point; afterwards the keyboard’s point is shown again.',
  ],
  heard: [
    'A `slider` named by the title. Its value is in words: “May 2026: Office 23.10, Retail 30.40”. With one line, its name is left out.',
    'Without points, it’s an image with the same name, and not a Tab stop.',
    'Ticks and ends are hidden: each value includes its point and numbers.',
    'The table has the title as its caption, and a header for each column and row.',
  ],
  owes: [
    'Points at regular intervals, oldest first, with one value each.',
    'A `missing` that works in a sentence: it’s announced instead of a number.',
  ],
};
