import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For what everybody knows by its drawing: close, remove, next, more.',
    'Where there is no room for words, such as in a row of a list or the head of a dialog.',
  ],
  avoid: [
    { when: 'There is room for words, or the drawing is not known.', take: 'Button' },
    { when: 'It turns something on and off, such as a favourite.', take: 'ToggleButton' },
    { when: 'It only decorates.', take: 'Icon' },
  ],
  anatomy: {
    picture: <IconButton icon="cross" label="Remove shop-front.png" variant="secondary" />,
    parts: [
      {
        name: 'Box',
        about: 'A square: all of it can be pressed. `secondary` has a frame, `quiet` has none.',
        selector: 'button',
      },
      { name: 'Drawing', about: 'Stands in the middle.', selector: 'svg' },
      { name: 'Name', about: 'Said, and not seen (`label`).' },
    ],
    sizes: [
      {
        name: 'small',
        picture: <IconButton icon="cross" label="Remove shop-front.png" variant="secondary" size="small" />,
        selector: 'button',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <Text>shop-front.png</Text>
            <IconButton icon="cross" label="Remove shop-front.png" size="small" />
          </Inline>
        ),
        why: 'A cross beside a file is understood by everybody.',
      },
      wrong: {
        picture: (
          <Inline>
            <Text>shop-front.png</Text>
            <IconButton icon="compare" label="Move shop-front.png to the panoramas" size="small" />
          </Inline>
        ),
        why: 'A drawing that has to be learned. This needs a Button with words, or a Menu.',
      },
    },
    {
      right: {
        picture: (
          <Inline>
            <Button>
              <Icon name="plus" />
              New announcement
            </Button>
          </Inline>
        ),
        why: 'What most people came to do has words.',
      },
      wrong: {
        picture: (
          <Stack gap={2} align="start">
            <Inline>
              <IconButton icon="plus" label="New announcement" variant="secondary" />
              <IconButton icon="edit" label="Edit" variant="secondary" />
              <IconButton icon="print" label="Print" variant="secondary" />
              <IconButton icon="download" label="Download" variant="secondary" />
            </Inline>
          </Stack>
        ),
        why: 'Four drawings in a row: the one that matters looks like the others.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, also while it is disabled.' },
    { name: 'Enter, Space', does: 'Press it (`onPress`).' },
  ],
  focus: ['Pressing keeps the focus on it, unless it goes away by that.'],
  heard: [
    'A `button` named by `label`. The drawing says nothing.',
    'Disabled it is `aria-disabled`, and not `disabled`: screen readers find it, and say that it is dimmed or unavailable.',
  ],
  owes: [
    'A `label` that says what it does and to what: “Remove shop-front.png”, and not “Remove” ten times.',
    'A place for the focus, where pressing it takes it away.',
  ],
};
