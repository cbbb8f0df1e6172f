import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { earned } from './Bar.css.ts';
import type { MatchBreakdownField } from './field.ts';
import * as styles from './FullBreakdown.css.ts';
import { MatchBreakdown, type MatchBreakdownProps } from './MatchBreakdown.tsx';

const labels: Omit<MatchBreakdownProps, 'fields'> = {
  label: 'Why this match',
  outcomeLabels: {
    match: 'Matches',
    partial: 'Partly matches',
    mismatch: 'Does not match',
    unresolved: 'Not compared',
  },
};

const Breakdown = ({ fields }: Pick<MatchBreakdownProps, 'fields'>) => (
  <Wide>
    <MatchBreakdown {...labels} fields={fields} />
  </Wide>
);

const type: MatchBreakdownField = {
  id: 'type',
  label: 'Property type',
  weight: 45,
  score: 1000,
  outcome: 'match',
  words: 'Office, as you wish',
  points: '45 of 45',
};

const rent: MatchBreakdownField = {
  id: 'rent',
  label: 'Rent',
  weight: 12,
  score: 400,
  outcome: 'mismatch',
  words: '1\u00a0340\u00a0€, 12% over your maximum',
  points: '4.8 of 12',
};

const floor: MatchBreakdownField = {
  id: 'floor',
  label: 'Floor',
  weight: 3,
  score: null,
  outcome: 'unresolved',
  words: 'You have not said which floor',
  points: 'Not counted',
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To say why a match has its number of points, field by field.',
    '`compact` in a row of a table, where only what does not match in full is named.',
  ],
  avoid: [
    { when: 'The number alone matters.', take: 'MatchMeter' },
    { when: 'Several premises are compared fact by fact.', take: 'ComparisonTable' },
    { when: 'Amounts have nothing to do with a match.', take: 'BarChart' },
  ],
  anatomy: {
    picture: <Breakdown fields={[type, rent, floor]} />,
    parts: [
      { name: 'Line', about: 'One for each field, in the order in which they are read.', selector: 'li' },
      {
        name: 'Mark',
        about: 'A tick, a tilde for a partial match, a cross or a question mark: told apart by shape.',
        selector: byClass(styles.lineMark),
      },
      { name: 'Name', about: 'Of the field.', selector: byClass(styles.lineLabel) },
      { name: 'Reason', about: 'Why it came out so, with the numbers.', selector: byClass(styles.lineText) },
      {
        name: 'Bar',
        about: 'As wide as the field weighs; the heaviest fills the room. What is missing of it is hatched.',
        selector: byClass(styles.lineBar),
      },
      {
        name: 'Earned',
        about: 'Filled as far as the field earned its points, whether it matches or not.',
        selector: byClass(earned),
      },
      { name: 'Points', about: 'The same in numbers.', selector: byClass(styles.linePoints) },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <Breakdown fields={[type, rent]} />,
        why: 'The reason says by how much: 12 per cent can be talked about.',
      },
      wrong: {
        picture: <Breakdown fields={[type, { ...rent, words: 'Rent does not match' }]} />,
        why: 'It repeats the cross, and leaves the reader to look for the rent.',
      },
    },
    {
      right: {
        picture: <Breakdown fields={[type, floor]} />,
        why: 'Nobody knows: a question mark, a broken line in the place of the bar, and what could be said.',
      },
      wrong: {
        picture: (
          <Breakdown
            fields={[type, { ...floor, score: 0, outcome: 'mismatch', words: '–', points: '0 of 3' }]}
          />
        ),
        why: 'What is not known counts as a failure.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'A list named by `label`. Each field is an item: “Does not match: Rent 1 340 €, 12% over your maximum 4.8 of 12”.',
    'Marks and bars are hidden; `outcomeLabels` and the points say the same.',
    '`compact` says as much, also of the fields whose names are not shown.',
    'Without fields there is nothing.',
  ],
  owes: [
    'Reasons and points in the reader’s language, with their numbers.',
    'Fields in the same order wherever a match is explained.',
  ],
};
