import type { Guide } from '../../../guide/guide.ts';
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
    'For what changes over time, at moments evenly apart: the median rent of each month.',
    'For one line, and at most one more to compare it with.',
  ],
  avoid: [
    { when: 'Amounts of several kinds are compared.', take: 'BarChart' },
    { when: 'Numbers reach from a lowest to a highest.', take: 'RangeChart' },
    { when: 'Things happened on certain days.', take: 'Timeline' },
  ],
  anatomy: {
    picture: <LineChart {...shown} series={[office, retail]} />,
    parts: [
      { name: 'Title', about: 'What changes. It names the chart and its table.' },
      { name: 'Unit', about: 'What the numbers count in.' },
      {
        name: 'Key',
        about: 'The look of the line, its name, and its newest number.',
      },
      {
        name: 'Ticks',
        about: 'Round numbers, the lowest at the foot. They begin at zero.',
      },
      { name: 'Plot', about: 'All of it answers to the pointer.' },
      {
        name: 'First line',
        about: 'The one that matters. It is full.',
      },
      {
        name: 'Second line',
        about: 'The one to compare. It is broken, so that no colour is needed to tell them apart.',
      },
      { name: 'Ends', about: 'The first point and the last.' },
      {
        name: 'Reading',
        about: 'The hint, and in its place the numbers of the point that is read. Its room is kept free.',
      },
      { name: 'Table', about: 'The same numbers, one press away.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <LineChart {...shown} series={[{ ...office, values: [22.5, 22.8, null, null, 24.2, 24.5] }]} />
        ),
        why: 'Months that are not known leave a gap, and words say why.',
      },
      wrong: {
        picture: <LineChart {...shown} series={[{ ...office, values: [22.5, 22.8, 0, 0, 24.2, 24.5] }]} />,
        why: 'Zeros draw a fall and a rise that never were.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the plot, then the table’s button.' },
    { name: 'Right, Up', does: 'The next point in time.' },
    { name: 'Left, Down', does: 'The point before.' },
    { name: 'Page Up, Page Down', does: 'Ten points on, ten points back.' },
    { name: 'Home, End', does: 'The first point, the last point.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'The focus stays on the plot while its keys move the reading point. Coming back, it is where it was.',
    'A pointer over the plot reads the nearest point meanwhile; gone, the keys’ point is shown again.',
  ],
  heard: [
    'A `slider` named by the title. Its value is said in words: “May 2026: Office 23.10, Retail 30.40”. With one line its name is left out.',
    'Without points it is a picture of the same name, and no stop of the Tab key.',
    'Ticks and ends are hidden: every reading names its point and its numbers.',
    'The table has the title as its caption, and a header for each column and row.',
  ],
  owes: [
    'Points evenly apart, the oldest first, and one value for each of them.',
    'A `missing` that makes sense within a sentence: it is said in the place of a number.',
  ],
};
