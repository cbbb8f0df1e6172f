import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { badge } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a state in one or two words, beside what has it: an announcement that is public or hidden.',
    'In a `tone` that repeats the words: `match` for what is on, `attention` for what is marked, `danger` for what is wrong, `neutral` for all else.',
  ],
  avoid: [
    { when: 'It can be taken away by a press.', take: 'ChipList' },
    { when: 'It can be turned on and off.', take: 'Switch or ToggleButton' },
    { when: 'It says how well something fits.', take: 'MatchMeter' },
    { when: 'It is a sentence.', take: 'Notice' },
  ],
  anatomy: {
    picture: (
      <Inline>
        <Text weight="strong">Storage, Elimäenkatu 17</Text>
        <Badge tone="match">Public</Badge>
      </Inline>
    ),
    parts: [
      {
        name: 'Badge',
        about: 'As wide as its words, which wrap where there is no room. It cannot be pressed.',
        selector: byClass(badge({ tone: 'match' })),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <Text>Storage, Elimäenkatu 17</Text>
            <Badge>Hidden</Badge>
          </Inline>
        ),
        why: 'One word, which is understood in any list.',
      },
      wrong: {
        picture: (
          <Stack gap={2} align="start">
            <Text>Storage, Elimäenkatu 17</Text>
            <Badge>You have hidden this announcement from tenants</Badge>
          </Stack>
        ),
        why: 'A sentence in a frame looks like a button, and leaves no room for the name.',
      },
    },
    {
      right: {
        picture: (
          <Inline>
            <Badge tone="match">Public</Badge>
            <Badge>Hidden</Badge>
            <Badge tone="danger">Not sent</Badge>
          </Inline>
        ),
        why: 'Only what went wrong is red. The words say all of it without the colours.',
      },
      wrong: {
        picture: (
          <Inline>
            <Badge tone="danger">Public</Badge>
            <Badge tone="danger">Hidden</Badge>
            <Badge tone="danger">Not sent</Badge>
          </Inline>
        ),
        why: 'Where every state is red, the one to worry about is lost.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: ['Its words, where they stand in the text. It has no role, and its tone says nothing.'],
  owes: ['A place beside what has the state, after its name, so that the two are read together.'],
};
