import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { MatchMeter } from './MatchMeter.tsx';

export const guide: Guide = {
  use: [
    'To show how well something matches: `small` in a row or a card, `large` as a page’s main figure.',
    'Always with a word: a number alone doesn’t say whether it’s good.',
  ],
  avoid: [{ when: 'People want to know why.', take: 'MatchBreakdown, below it' }],
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={3}>
            <MatchMeter percent={87} word="Strong match" strength="strong" />
            <MatchMeter percent={64} word="Fair match" strength="fair" />
          </Stack>
        ),
        why: 'The word says how good it is, and is the same for the same score everywhere.',
      },
      wrong: {
        picture: (
          <Stack gap={3}>
            <MatchMeter percent={87} word="Match" strength="strong" />
            <MatchMeter percent={64} word="Match" strength="fair" />
          </Stack>
        ),
        why: 'One word for all of them: only colour tells good from fair.',
      },
    },
  ],
  heard: ['Text: the number, then the word. “87% Strong match”.', 'The ring is hidden.'],
  owes: [
    'The thresholds between strong, fair and weak, the same throughout the app.',
    '`formatted`, if the user’s language doesn’t write “87%”.',
  ],
};
