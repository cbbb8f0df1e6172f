import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { byClass } from '../guide/byClass.ts';
import type { Guide } from '../guide/guide.ts';
import { Wide } from '../guide/Wide.tsx';
import * as styles from './Inline.css.ts';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For things that belong on one line: the buttons of a form, badges, a heading with its action.',
    'With `justify="between"` for two that stand at both ends.',
    'With `align="baseline"` where words of two sizes stand side by side.',
  ],
  avoid: [
    { when: 'They stand below each other.', take: 'Stack' },
    { when: 'They are alike, and their edges should meet.', take: 'Grid' },
    { when: 'They are words that are chosen and taken away.', take: 'ChipList' },
    { when: 'They are the heading of a page with its actions.', take: 'PageHeader' },
  ],
  anatomy: {
    picture: (
      <Inline>
        <Button variant="secondary">Back</Button>
        <Button>Continue</Button>
      </Inline>
    ),
    parts: [
      {
        name: 'Line',
        about: 'Takes the whole width. Children wrap onto further lines where there is no room.',
        selector: byClass(styles.inline),
      },
      { name: 'Child', about: 'As wide as it wants to be.', selector: 'button' },
      { name: 'Gap', about: 'The same between children and between lines (`gap`, in units of 4 px).' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <Inline justify="between">
              <Heading level={3}>Announcements</Heading>
              <Button size="small">New announcement</Button>
            </Inline>
          </Wide>
        ),
        why: 'Two things that belong together, at both ends. On a phone the second goes below the first.',
      },
      wrong: {
        picture: (
          <Wide>
            <Inline justify="between">
              <Button size="small" variant="quiet">
                Back
              </Button>
              <Button size="small" variant="secondary">
                Save draft
              </Button>
              <Button size="small">Continue</Button>
            </Inline>
          </Wide>
        ),
        why: 'Three things strewn over the line: the one in the middle belongs nowhere.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap="fields">
            <TextField label="First name" autoComplete="given-name" />
            <TextField label="Last name" autoComplete="family-name" />
          </Stack>
        ),
        why: 'Fields stand below each other, and their labels begin on one edge.',
      },
      wrong: {
        picture: (
          <Inline align="start">
            <TextField label="Name" autoComplete="name" />
            <Badge>New</Badge>
            <Button size="small">Save</Button>
          </Inline>
        ),
        why: 'A field takes all of the line, and drives the rest below, in no order.',
      },
    },
  ],
  keys: [],
  focus: [
    'Tab goes along the line, in the order of the children; from right to left where the language does.',
  ],
  heard: [
    'Nothing of its own: children are read in their order.',
    'As `ul` it is a `list`, and the number of things is said, also in Safari.',
  ],
  owes: [
    '`li` as the children of a `ul`.',
    'The order in which things are read: `justify` only moves them for the eye.',
  ],
};
