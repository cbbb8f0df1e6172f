import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { MatchMeter } from './MatchMeter.tsx';

export const guide: Guide = {
  use: [
    'For how much of a wish is met: `small` in a row or a card, `large` as the number of a page.',
    'Always with a word: a number alone does not say whether it is good.',
  ],
  avoid: [{ when: 'The reader wants to know why.', take: 'MatchBreakdown, below it' }],
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
  ],
  heard: [
    'Text: the number, then the word. “87% Strong match”.',
    'The ring and the strip are hidden, and have no role of their own.',
  ],
  owes: [
    'The bounds between strong, fair and weak, the same for the whole app.',
    '`formatted` where the reader’s language does not write “87%”.',
  ],
};
