import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To go somewhere: another page, a place on this one, another site.',
    '`inline` in a sentence, `standalone` where it stands alone, `button` for the next step of a page.',
  ],
  avoid: [
    { when: 'It does something here and now.', take: 'Button' },
    { when: 'It leads to where this belongs.', take: 'BackLink, or Breadcrumbs for several levels' },
    { when: 'One of a few views is chosen.', take: 'Tabs' },
    { when: 'It leads past the navigation, for the keyboard.', take: 'SkipLink' },
  ],
  anatomy: {
    picture: (
      <Stack gap={4} align="start">
        <Text>
          No matches yet. <Link href="#area">Widen the area</Link> to find some.
        </Text>
        <Link href="#matches" variant="standalone">
          View potential matches
        </Link>
        <Link href="#new" variant="button">
          New announcement
        </Link>
      </Stack>
    ),
    parts: [
      {
        name: 'Inline',
        about: 'Underlined always, as colour alone would not tell it from the sentence.',
        selector: '[href="#area"]',
      },
      {
        name: 'Standalone',
        about: 'Underlined under the pointer only, and higher under a finger.',
        selector: '[href="#matches"]',
      },
      {
        name: 'Button',
        about: 'Looks like a primary Button, and is a link.',
        selector: '[href="#new"]',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Text>
            Read the <Link href="#terms">terms of use</Link> before you sign.
          </Text>
        ),
        why: 'The words say where it leads. They make sense in a list of links.',
      },
      wrong: {
        picture: (
          <Text>
            To read the terms of use before you sign, click <Link href="#here">here</Link>.
          </Text>
        ),
        why: '“Here” ten times is what a list of links would read.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={3} align="start">
            <Link href="#next" variant="button">
              New announcement
            </Link>
            <Link href="#all" variant="standalone">
              All announcements
            </Link>
          </Stack>
        ),
        why: 'One link looks like a button: the next step of the page.',
      },
      wrong: {
        picture: (
          <Stack gap={3} align="start">
            <Link href="#one" variant="button">
              New announcement
            </Link>
            <Link href="#two" variant="button">
              All announcements
            </Link>
            <Link href="#three" variant="button">
              Terms of use
            </Link>
          </Stack>
        ),
        why: 'Where every link is the next step, none is.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it.' },
    { name: 'Enter', does: 'Follows it. Space does not, also where it looks like a button.' },
  ],
  focus: [],
  heard: [
    'A `link` named by its words, whatever it looks like.',
    'With `isCurrent` it has `aria-current="page"`: the page where the reader is.',
  ],
  owes: [
    'A RouterProvider, so that the app’s router follows it.',
    'With `target="_blank"`, words that say that another window opens.',
    'The focus on the new page, once the router has changed it.',
  ],
};
