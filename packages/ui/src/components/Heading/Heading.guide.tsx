import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  use: [
    'To name a page or a part of it, for the eye and for screen readers.',
    'With the `level` of its place in the outline, and a different `size` if that looks better.',
  ],
  avoid: [
    { when: 'Text should just be larger.', take: 'Text of size `lead`' },
    { when: 'It’s the title of a page, with a way back or actions.', take: 'PageHeader' },
    { when: 'It is the question of a field.', take: 'the field’s `label`' },
    { when: 'It opens what’s below.', take: 'Disclosure with `headingLevel`' },
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
        why: 'The level gives the structure; `size` sets how large it looks.',
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
        why: 'Bold text that looks like a heading: people who jump between headings miss it.',
      },
    },
  ],
  focus: [
    'With `isFocusTarget`, a script can move the focus here after a change of route or step. Tab skips it.',
  ],
  heard: ['A `heading` of its level, whatever its size.'],
  owes: [
    'One level 1 heading per page, and no skipped levels.',
    'The right `lang`, because it controls hyphenation.',
  ],
};
