import type { Guide } from '../../guide/guide.ts';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';

const labels: Pick<ComparisonTableProps, 'missing' | 'differenceLabel' | 'removeLabel'> = {
  missing: 'Not given',
  differenceLabel: 'differs',
  removeLabel: ({ title }) => `Remove ${title}`,
};

const items = [
  { id: '1', title: 'Office, Kalevankatu 30', href: '#1' },
  { id: '2', title: 'Office, Lönnrotinkatu 5', href: '#2' },
];

const type = { id: 'type', label: 'Property type', values: ['Office', 'Office'] };
const rent = { id: 'rent', label: 'Rent per month', values: ['1\u00a0250\u00a0€', '1\u00a0499\u00a0€'] };
const size = { id: 'size', label: 'Size', values: ['128\u00a0m²', '140\u00a0m²'] };
const floor = { id: 'floor', label: 'Floor', values: ['Top', null] };

export const guide: Guide = {
  use: [
    'To decide between two to four things of one kind: the premises that somebody has picked out.',
    'Where it matters in what they differ: those facts are marked, and the rest steps back.',
  ],
  avoid: [
    { when: 'There are more than four, or the list is to be sorted.', take: 'DataTable' },
    { when: 'There is one.', take: 'DefinitionList' },
    { when: 'The reader is still looking around.', take: 'Grid of PropertyCards' },
    { when: 'The question is how well one of them matches.', take: 'MatchBreakdown' },
  ],
  anatomy: {
    picture: (
      <ComparisonTable
        {...labels}
        label="2 premises compared"
        items={items}
        facts={[type, rent, size, floor]}
        onRemove={() => {}}
      />
    ),
    parts: [
      {
        name: 'Frame',
        about: 'What does not fit scrolls within it. A line along its edge says that there is more.',
      },
      {
        name: 'Column header',
        about: 'What it is and where: a link to all of it. A MatchMeter may stand above it (`head`).',
      },
      {
        name: 'Remove',
        about: 'Takes the column out of the comparison. It is there with `onRemove`.',
      },
      {
        name: 'Fact',
        about: 'Stays in sight while the columns scroll.',
      },
      {
        name: 'Difference',
        about: 'A sign before the fact, and strong values: told without colour.',
      },
      { name: 'Value', about: 'Written out, with its unit.' },
      {
        name: 'Missing value',
        about: '`missing` stands for what is not known.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <ComparisonTable {...labels} label="Unknown in labels" items={items} facts={[rent, floor]} />
        ),
        why: 'Words say that nobody has told the floor.',
      },
      wrong: {
        picture: (
          <ComparisonTable
            {...labels}
            label="Unknown as a sign"
            items={items}
            facts={[rent, floor]}
            missing="–"
          />
        ),
        why: 'Is there no floor, is it not known, or does it not matter?',
      },
    },
    {
      right: {
        picture: (
          <ComparisonTable
            {...labels}
            label="Values alike"
            items={items}
            facts={[{ id: 'free', label: 'Available from', values: ['01/02/2026', '01/02/2026'] }, size]}
          />
        ),
        why: 'The same value is written the same way, and so the fact is not marked.',
      },
      wrong: {
        picture: (
          <ComparisonTable
            {...labels}
            label="Values unlike"
            items={items}
            facts={[{ id: 'free', label: 'Available from', values: ['01/02/2026', 'February 1st'] }, size]}
          />
        ),
        why: 'The same day, written in two ways: it is marked as a difference that there is not.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The table itself, then column by column its link and its button.' },
    { name: 'Left, Right', does: 'Scroll the columns while the table has the focus.' },
    { name: 'Enter', does: 'Follows a link, presses a button.' },
    { name: 'Space', does: 'Presses a button.' },
  ],
  focus: [
    'The table is a stop of the Tab key, because only what has the focus can be scrolled by keys.',
    'When a column has been taken out, the focus goes to the button of the one that took its place, or to the last one. With none left it goes to the table.',
  ],
  heard: [
    'A `region` and in it a `table`, both named by `label`.',
    'Every column and every row has its header. A fact in which the things differ is named so: “differs: Rent per month”.',
    'The sign for a difference is hidden; `differenceLabel` says it.',
    'The button to take a column out names what it takes: “Remove Office, Lönnrotinkatu 5”.',
  ],
  owes: [
    'Two to four items, and the values of each fact in their order.',
    'Values written the same way where they are the same: they are compared as text.',
    'A `label` with the number of what is left, and another view once there is nothing to compare.',
  ],
};
