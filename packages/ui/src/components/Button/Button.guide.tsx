import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: [
    'To do something here and now: save, send, delete, show more.',
    'Once as `primary` in a view, for what most people came to do. Its other actions are `secondary`, or `quiet` where they may be overlooked.',
    'As `danger` for what cannot be undone, with a ConfirmDialog after it.',
  ],
  avoid: [
    { when: 'It goes somewhere.', take: 'Link' },
    { when: 'There is no room for words, and the drawing is known to everybody.', take: 'IconButton' },
    { when: 'It turns something on and off, and stays pressed.', take: 'ToggleButton' },
    { when: 'One of a few views is chosen.', take: 'SegmentedControl' },
    { when: 'There are more than three actions of one thing.', take: 'Menu' },
  ],
  anatomy: {
    picture: (
      <Button isPending pendingLabel="Saving">
        <Icon name="check" />
        Save changes
      </Button>
    ),
    parts: [
      {
        name: 'Box',
        about: 'All of it can be pressed. It is as wide as its words, or as what holds it (`isWide`).',
      },
      {
        name: 'Words',
        about: 'A verb first. They wrap where there is no room, and are never cut.',
      },
      {
        name: 'Icon',
        about: 'Repeats what the words say. It may stand before or after them, or be missing.',
      },
      {
        name: 'Progress',
        about: 'A line below the words while the work goes on: the words stay, and so does the width.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <Button>Make public</Button>
            <Button variant="quiet">Edit</Button>
          </Inline>
        ),
        why: 'Say what happens, beginning with a verb. It makes sense where nothing else is read.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button>OK</Button>
            <Button variant="quiet">Click here</Button>
          </Inline>
        ),
        why: 'Words that mean nothing without what stands around them.',
      },
    },
    {
      right: {
        picture: (
          <Inline>
            <Button>Continue</Button>
            <Button variant="secondary">Back</Button>
          </Inline>
        ),
        why: 'One primary button in a view: it is found at a glance.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button>Continue</Button>
            <Button>Save draft</Button>
            <Button>Back</Button>
          </Inline>
        ),
        why: 'Where everything is most important, nothing is.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={2}>
            <Button isDisabled aria-describedby="button-guide-reason">
              Publish
            </Button>
            <Text size="small" id="button-guide-reason">
              Choose a location first.
            </Text>
          </Stack>
        ),
        why: 'Beside a button that cannot be pressed stands why. It can still be reached by Tab.',
      },
      wrong: {
        picture: <Button isDisabled>Publish</Button>,
        why: 'A grey button that does not say what is missing.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, also while it is disabled or pending.' },
    { name: 'Enter, Space', does: 'Press it (`onPress`). With `type="submit"` they send the form.' },
  ],
  focus: ['Pressing keeps the focus on it, also while the work goes on.'],
  heard: [
    'A `button`, named by its words. An icon in it says nothing.',
    'Disabled or pending it is `aria-disabled`, and not `disabled`: screen readers find it, and say that it is dimmed or unavailable.',
    '`pendingLabel` is said once, politely, when the work begins.',
    'An `aria-label` replaces the words, so that it has to contain them: people who speak to their device say what they see.',
  ],
  owes: [
    'Words beside a disabled button that say why, tied to it by `aria-describedby`.',
    'A message when the work has ended: a Banner, or what changed in sight.',
  ],
};
