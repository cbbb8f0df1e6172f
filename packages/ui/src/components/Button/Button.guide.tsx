import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: [
    'To do something right here: save, send, delete, show more.',
    'Use one `primary` per view, for what most people came to do. Other actions are `secondary`, or `quiet` if they’re minor.',
    'Use `danger` for what can’t be undone, followed by a ConfirmDialog.',
  ],
  avoid: [
    { when: 'It goes somewhere.', take: 'Link' },
    { when: 'There’s no room for text, and everyone knows the icon.', take: 'IconButton' },
    { when: 'It turns something on and off and stays pressed.', take: 'ToggleButton' },
    { when: 'It selects one of a few views.', take: 'SegmentedControl' },
    { when: 'One thing has more than three actions.', take: 'Menu' },
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
        about: 'The whole area is the target. It’s as wide as its text, or as its container (`isWide`).',
      },
      {
        name: 'Text',
        about: 'Starts with a verb. It wraps and is never truncated.',
      },
      {
        name: 'Icon',
        about: 'Repeats the text. It goes before or after it, or is left out.',
      },
      {
        name: 'Progress',
        about: 'A line below the text while work is in progress; text and width stay.',
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
        why: 'Say what happens, starting with a verb. It makes sense on its own.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button>OK</Button>
            <Button variant="quiet">Click here</Button>
          </Inline>
        ),
        why: 'Text that means nothing without its context.',
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
        why: 'One primary button per view is found at a glance.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button>Continue</Button>
            <Button>Save draft</Button>
            <Button>Back</Button>
          </Inline>
        ),
        why: 'When everything is important, nothing is.',
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
              Select a location first.
            </Text>
          </Stack>
        ),
        why: 'A text next to the disabled button says why. The button can still be reached by Tab.',
      },
      wrong: {
        picture: <Button isDisabled>Publish</Button>,
        why: 'A grey button that doesn’t say what’s missing.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to it, even while it’s disabled or pending.' },
    { name: 'Enter, Space', does: 'Press it (`onPress`). With `type="submit"`, they submit the form.' },
  ],
  focus: ['Pressing keeps the focus on it, even while work is in progress.'],
  heard: [
    'A `button` named by its text. Its icon is hidden.',
    'Disabled or pending, it’s `aria-disabled` rather than `disabled`: screen readers find it and announce it as dimmed or unavailable.',
    '`pendingLabel` is announced once, politely, when work begins.',
    'An `aria-label` replaces the text, so it must contain it: people who use voice control say what they see.',
  ],
  owes: [
    'A text next to a disabled button that says why, linked by `aria-describedby`.',
    'A message when the work is done: a Banner, or a visible change.',
  ],
};
