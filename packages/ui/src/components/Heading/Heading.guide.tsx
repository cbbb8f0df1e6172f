import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
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
  ],
  focus: [
    'With `isFocusTarget` a script may move the focus here, after a change of route or step. Tab passes it by.',
  ],
  heard: ['A `heading` of its level, whatever its size.'],
  owes: [
    'One heading of level 1 a page, and no level left out on the way down.',
    'The language of the page in `lang`: long words are divided by it.',
  ],
};
