import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { byClass } from '../guide/byClass.ts';
import type { Guide } from '../guide/guide.ts';
import * as styles from './Stack.css.ts';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For things below each other: headings, texts, cards, the parts of a page.',
    'With `gap="fields"` in a form, whose distances then follow the density.',
    'With a small `gap` within a group and a larger one between groups, so that distance says what belongs together.',
  ],
  avoid: [
    { when: 'They stand beside each other.', take: 'Inline' },
    { when: 'They are alike and could use the width.', take: 'Grid' },
    { when: 'Fields belong together under a heading.', take: 'FormSection' },
  ],
  anatomy: {
    picture: (
      <Stack>
        <Heading level={3}>Matches</Heading>
        <Text>12 premises within 3 km of Kalevankatu 30.</Text>
        <Text>The best one is 400 m away.</Text>
      </Stack>
    ),
    parts: [
      {
        name: 'Stack',
        about: 'As wide as its place, as high as its children and the gaps between them.',
        selector: byClass(styles.stack),
      },
      {
        name: 'Child',
        about:
          'As wide as the stack, or only as wide as it wants to be (`align`). It brings no distance of its own.',
        selector: 'h3',
      },
      {
        name: 'Gap',
        about: 'Between children, never before the first or after the last (`gap`, in units of 4 px).',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={6}>
            <Stack gap={1}>
              <Heading level={3}>Elimäenkatu 17</Heading>
              <Text>Storage, 42 m²</Text>
            </Stack>
            <Stack gap={1}>
              <Heading level={3}>Porkkalankatu 1</Heading>
              <Text>Office, 80 m²</Text>
            </Stack>
          </Stack>
        ),
        why: 'Near is what belongs together. Two stacks within a third need no lines.',
      },
      wrong: {
        picture: (
          <Stack gap={4}>
            <Heading level={3}>Elimäenkatu 17</Heading>
            <Text>Storage, 42 m²</Text>
            <Heading level={3}>Porkkalankatu 1</Heading>
            <Text>Office, 80 m²</Text>
          </Stack>
        ),
        why: 'All distances alike: does “Storage” belong to what is above it or below?',
      },
    },
    {
      right: {
        picture: (
          <Stack gap="fields" align="start">
            <TextField label="Company" autoComplete="organization" />
            <Button>Save</Button>
          </Stack>
        ),
        why: 'A button as wide as its words (`align="start"`).',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <TextField label="Name of the company" autoComplete="organization" />
            <Stack gap={12}>
              <Text size="small">As it is registered.</Text>
              <Button>Save</Button>
            </Stack>
          </Stack>
        ),
        why: 'A gap so large that the button no longer looks like part of the form.',
      },
    },
  ],
  keys: [],
  focus: ['Tab goes from the first child to the last.'],
  heard: [
    'Nothing of its own: children are read in their order.',
    'As `ul` or `ol` it is a `list`, and the number of things is said, also in Safari.',
  ],
  owes: ['`li` as the children of a `ul` or an `ol`.', 'Children without margins of their own.'],
};
