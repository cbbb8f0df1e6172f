import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as styles from './StatTile.css.ts';
import { StatTile } from './StatTile.tsx';

const views = '1\u00a0499';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the few numbers by which somebody sees how things are going: tenants who match, views, the median rent nearby.',
    'Three or four in a Grid, each an `li` of its list.',
  ],
  avoid: [
    { when: 'Many facts of one thing are listed.', take: 'DefinitionList' },
    { when: 'The course of a number matters, and is read off.', take: 'LineChart' },
    { when: 'Numbers are compared with each other.', take: 'BarChart or DataTable' },
    { when: 'It is what somebody has to pay.', take: 'PriceDisplay' },
  ],
  anatomy: {
    picture: (
      <StatTile
        label="Median rent nearby"
        value="24"
        unit="€ / m²"
        change={{ amount: '+1', words: 'more than last month' }}
        trend={[22, 22, 23, 22, 23, 23, 24]}
      />
    ),
    parts: [
      { name: 'Label', about: 'What is counted.', selector: byClass(styles.label) },
      {
        name: 'Number',
        about: 'As the app writes it, or a dash where nothing is known.',
        selector: byClass(styles.value),
      },
      {
        name: 'Unit',
        about: 'What the number counts in, on its line or below where there is no room.',
        selector: byClass(styles.unit),
      },
      {
        name: 'Change',
        about: 'By how much, which way, and since when. Green is welcome, red is not, grey is neither.',
        selector: byClass(styles.change({ tone: 'neutral' })),
      },
      {
        name: 'Trend',
        about:
          'The last values, from the least to the greatest. It has no axes, and decorates; one value alone is not drawn.',
        selector: byClass(styles.trend),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <StatTile
            label="Views"
            value={views}
            change={{ amount: '−86', words: 'fewer than last week', tone: 'bad' }}
          />
        ),
        why: 'Sign and words say which way it went. The red only repeats it.',
      },
      wrong: {
        picture: (
          <StatTile
            label="Views"
            value={views}
            change={{ amount: '86', words: 'since last week', tone: 'bad' }}
          />
        ),
        why: 'More or fewer? Only the colour tells, and not everybody sees it.',
      },
    },
    {
      right: {
        picture: <StatTile label="Offers nearby" value="–" change={{ words: 'Too few to be shown' }} />,
        why: 'Where nothing is known stands a dash, and why.',
      },
      wrong: {
        picture: <StatTile label="Offers nearby" value="0" />,
        why: 'A number that is not true: there are offers, only too few to be shown.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'Plain text, in the order of sight: label, number, unit, change.',
    'The trend is not heard. What matters of it has to stand in the change.',
    'As `li` it is counted with its neighbours.',
  ],
  owes: [
    'Numbers written as the reader’s language writes them, with spaces that do not break.',
    'Words of the change that make sense without its colour.',
    'A LineChart elsewhere for whoever wants to read the trend.',
  ],
};
