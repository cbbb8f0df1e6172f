import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { MatchBreakdown, type MatchBreakdownField, type MatchBreakdownProps } from './MatchBreakdown.tsx';

const labels: Omit<MatchBreakdownProps, 'fields'> = {
  label: 'Why this match',
  outcomeLabels: {
    match: 'Matches',
    partial: 'Partly matches',
    mismatch: 'Doesn’t match',
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
  score: 1000,
  outcome: 'match',
  text: 'Office, as you asked for',
  points: '45 of 45',
};

const rent: MatchBreakdownField = {
  id: 'rent',
  label: 'Rent',
  score: 400,
  outcome: 'mismatch',
  text: '1\u00a0340\u00a0€, 12% over your maximum',
  points: '4.8 of 12',
};

export const guide: Guide = {
  use: ['To explain a match’s points, criterion by criterion.'],
  avoid: [
    { when: 'Only the number matters.', take: 'MatchMeter' },
    { when: 'Several premises are compared fact by fact.', take: 'ComparisonTable' },
    { when: 'The amounts have nothing to do with a match.', take: 'BarChart' },
  ],
  comparisons: [
    {
      right: {
        picture: <Breakdown fields={[type, rent]} />,
        why: 'The reason says by how much: 12% is negotiable.',
      },
      wrong: {
        picture: <Breakdown fields={[type, { ...rent, text: 'Rent does not match' }]} />,
        why: 'It repeats the cross and leaves people to look for the rent.',
      },
    },
  ],
  heard: [
    'A list named by `label`. Each field is an item: “Doesn’t match: Rent 1 340 €, 12% over your maximum 4.8 of 12”.',
    'Marks and bars are hidden; `outcomeLabels` and the points say the same.',
    'Without fields, nothing is rendered.',
  ],
  owes: [
    'Reasons and points in the user’s language, with their numbers.',
    'Fields in the same order everywhere.',
  ],
};
