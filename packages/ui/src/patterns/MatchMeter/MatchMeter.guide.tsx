import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from './MatchMeter.css.ts';
import { MatchMeter } from './MatchMeter.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For how much of a wish is met: `small` in a row or a card, `large` as the number of a page.',
    'Always with a word: a number alone does not say whether it is good.',
  ],
  avoid: [
    { when: 'The reader wants to know why.', take: 'MatchBreakdown, below it' },
    { when: 'Work goes on and has an end.', take: 'ProgressBar' },
    { when: 'A number has nothing to do with a match.', take: 'StatTile' },
  ],
  anatomy: {
    picture: <MatchMeter percent={87} word="Strong match" strength="strong" size="large" />,
    parts: [
      { name: 'Dial', about: 'The ring and its number.', selector: byClass(styles.dial({ size: 'large' })) },
      {
        name: 'Arc',
        about: 'As long as the match is good, from the top on. Each strength has a look of its own.',
        selector: byClass(styles.arc.strong),
      },
      { name: 'Tick', about: 'A quarter, on the large one only.', selector: byClass(styles.tick) },
      {
        name: 'Number',
        about: 'In per cent, rounded. It stands within the large ring, and beside the small one.',
        selector: byClass(styles.number({ size: 'large' })),
      },
      { name: 'Word', about: 'What the number means.', selector: byClass(styles.largeWord) },
      {
        name: 'Strip',
        about:
          'On the small one, where `parts` are given: each as long as its weight, filled as far as it fits.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={3}>
            <MatchMeter percent={87} word="Strong match" strength="strong" />
            <MatchMeter percent={64} word="Fair match" strength="fair" />
          </Stack>
        ),
        why: 'The word says how good that is, and is the same for the same strength everywhere.',
      },
      wrong: {
        picture: (
          <Stack gap={3}>
            <MatchMeter percent={87} word="Match" strength="strong" />
            <MatchMeter percent={64} word="Match" strength="fair" />
          </Stack>
        ),
        why: 'One word for all of them: only the colour tells good from fair.',
      },
    },
    {
      right: {
        picture: <MatchMeter percent={34} word="Weak match" strength="weak" />,
        why: 'A weak match looks weak: the best ones stand out in a list.',
      },
      wrong: {
        picture: <MatchMeter percent={34} word="Great match!" strength="strong" />,
        why: 'The word and the look praise what the number does not.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'Text: the number, then the word. “87% Strong match”.',
    'The ring and the strip are hidden, and have no role of their own.',
  ],
  owes: [
    'The bounds between strong, fair and weak, the same for the whole app.',
    '`formatted` where the reader’s language does not write “87%”.',
  ],
};
