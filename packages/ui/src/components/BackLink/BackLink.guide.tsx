import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { BackLink } from './BackLink.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Above the title of a detail, to lead to where it belongs: from a match to the matches.',
    'Where there is one level above the page.',
  ],
  avoid: [
    { when: 'There are two levels above the page, or more.', take: 'Breadcrumbs' },
    { when: 'It leads to the step before in a form.', take: 'the Wizard’s own button' },
    { when: 'It leads onward.', take: 'Link' },
  ],
  anatomy: {
    picture: <BackLink href="#matches">Back to matches</BackLink>,
    parts: [
      {
        name: 'Link',
        about: 'A standalone Link: all of it can be pressed, and its words are underlined under the pointer.',
        selector: 'a',
      },
      {
        name: 'Arrow',
        about: 'Points to where lines begin, and turns where they run from right to left.',
        selector: 'svg',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <BackLink href="#matches">Back to matches</BackLink>,
        why: 'It says where it leads, which is the same for everybody.',
      },
      wrong: {
        picture: <BackLink href="#matches">Back</BackLink>,
        why: 'Back to where? Whoever came by a link in an email has no page before.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={2} align="start">
            <BackLink href="#announcements">Back to announcements</BackLink>
            <Heading level={2}>Storage, Elimäenkatu 17</Heading>
          </Stack>
        ),
        why: 'A link: it opens in another tab, and its address shows under the pointer.',
      },
      wrong: {
        picture: (
          <Stack gap={2} align="start">
            <Button variant="quiet">
              <Icon name="arrowLeft" />
              Back to announcements
            </Button>
            <Heading level={2}>Storage, Elimäenkatu 17</Heading>
          </Stack>
        ),
        why: 'A button that goes somewhere: screen readers call it an action, and no tab can be opened from it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it.' },
    { name: 'Enter', does: 'Follows it.' },
  ],
  focus: [],
  heard: ['A `link` named by its words. The arrow says nothing.'],
  owes: [
    'An address of its own, and not the step back of the browser’s history.',
    'A RouterProvider, so that the router follows it.',
  ],
};
