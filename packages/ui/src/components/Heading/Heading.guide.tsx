import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To name a page or a part of it, so that it is found by the eye and by screen readers.',
    'With the `level` of its place in the outline, and with a `size` of its own where that looks better.',
  ],
  avoid: [
    { when: 'Words should only be larger.', take: 'Text of size `lead`' },
    { when: 'It is the title of a page, with a way back or actions.', take: 'PageHeader' },
    { when: 'It is the question of a field.', take: 'the field’s `label`' },
    { when: 'It opens what is below.', take: 'Disclosure with `headingLevel`' },
  ],
  anatomy: {
    picture: (
      <Stack gap={4}>
        <Heading level={1}>Storage, Elimäenkatu 17</Heading>
        <Heading level={2}>Rent and deposit</Heading>
        <Heading level={3}>Deposit</Heading>
        <Heading level={4}>Paid back</Heading>
      </Stack>
    ),
    parts: [
      {
        name: 'Level 1',
        about: 'The page. Usually of size `display`; on a narrow screen a step smaller.',
        selector: 'h1',
      },
      {
        name: 'Level 2',
        about: 'A part of the page, of size `title`; on a narrow screen a step smaller.',
        selector: 'h2',
      },
      { name: 'Level 3', about: 'A part of that, of size `heading`.', selector: 'h3' },
      { name: 'Level 4', about: 'The smallest, of size `lead`.', selector: 'h4' },
      {
        name: 'Hero',
        about: 'The largest size, for the first words of the landing page. Bolder than the others.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={2}>
            <Heading level={2}>Your announcements</Heading>
            <Heading level={3} size="title">
              Storage, Elimäenkatu 17
            </Heading>
          </Stack>
        ),
        why: 'The level says what belongs to what; `size` makes it as large as it should look.',
      },
      wrong: {
        picture: (
          <Stack gap={2}>
            <Heading level={2}>Your announcements</Heading>
            <Text size="lead" weight="strong">
              Storage, Elimäenkatu 17
            </Text>
          </Stack>
        ),
        why: 'Bold words that look like a heading: who jumps from heading to heading misses them.',
      },
    },
    {
      right: {
        picture: <Heading level={2}>No matches yet</Heading>,
        why: 'Three words that name what is below.',
      },
      wrong: {
        picture: (
          <Heading level={2}>
            Here you will find all of the matches that we have found for you as soon as there are any
          </Heading>
        ),
        why: 'A sentence in the place of a name. It belongs below, as text.',
      },
    },
  ],
  keys: [],
  focus: [
    'With `isFocusTarget` a script may move the focus here, after a change of route or step. Tab passes it by.',
  ],
  heard: ['A `heading` of its level, whatever its size.'],
  owes: [
    'One heading of level 1 a page, and no level left out on the way down.',
    'The language of the page in `lang`: long words are divided by it.',
  ],
};
