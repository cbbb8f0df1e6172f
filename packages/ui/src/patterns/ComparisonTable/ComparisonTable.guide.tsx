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
    'To decide between two to four things of one kind: premises that someone has picked.',
    'If the differences matter: those facts are bold, and the rest is muted.',
  ],
  avoid: [
    { when: 'There are more than four, or the list needs sorting.', take: 'DataTable' },
    { when: 'There is one.', take: 'DefinitionList' },
    { when: 'People are still looking around.', take: 'Grid of PropertyCards' },
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
        about: 'Overflowing content scrolls. A line along its edge shows that there’s more.',
      },
      {
        name: 'Column header',
        about:
          'What it is and where, linked to its page. A MatchMeter (`head`) and a picture (`picture`) can go above it.',
      },
      {
        name: 'Remove',
        about:
          'Removes the column from the comparison. Shown with `onRemove`, on the picture if there is one.',
      },
      {
        name: 'Fact',
        about: 'Stays visible while the columns scroll. On a phone, it’s above its values.',
      },
      {
        name: 'Difference',
        about: 'Bold values: not by colour alone. Equal ones are muted.',
      },
      { name: 'Value', about: 'Written out, with its unit. `best` marks one with a word, such as “Lowest”.' },
      {
        name: 'Missing value',
        about: '`missing` replaces what isn’t specified, and is never strong.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <ComparisonTable {...labels} label="Unknown in labels" items={items} facts={[rent, floor]} />
        ),
        why: 'A text says that the floor isn’t specified.',
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
        why: 'Is there no floor, is it unknown, or doesn’t it matter?',
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
        why: 'The same value is written the same way, so the fact is muted.',
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
        why: 'The same date, written in two ways: it wrongly counts as a difference.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the table itself, then column by column to its link and button.' },
    { name: 'Left, Right', does: 'Scroll the columns while the table has the focus.' },
    { name: 'Enter', does: 'Follows a link, presses a button.' },
    { name: 'Space', does: 'Presses a button.' },
  ],
  focus: [
    'The table is a Tab stop, because only what’s focused can be scrolled by keyboard.',
    'When a column is removed, the focus moves to the button of the one that took its place, or to the last one. If none is left, it moves to the table.',
  ],
  heard: [
    'A `region` with a `table`, both named by `label`.',
    'Every column and row has a header. A fact that differs is named so: “differs: Rent per month”.',
    'The button that removes a column names it: “Remove Office, Lönnrotinkatu 5”.',
  ],
  owes: [
    'Two to four items, with each fact’s values in the same order.',
    'Equal values written the same way: they’re compared as text.',
    'A `label` with the number of remaining items, and another view once there’s nothing to compare.',
  ],
};
