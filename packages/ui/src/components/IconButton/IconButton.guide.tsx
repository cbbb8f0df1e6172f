import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  use: [
    'For icons that everyone knows: close, remove, next, more.',
    'When there’s no room for text, such as in a list row or a dialog header.',
  ],
  avoid: [
    { when: 'There’s room for text, or the icon isn’t well known.', take: 'Button' },
    { when: 'It turns something on and off, such as a favourite.', take: 'ToggleButton' },
    { when: 'It only decorates.', take: 'Icon' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <Text>shop-front.png</Text>
            <IconButton icon="cross" label="Remove shop-front.png" size="small" />
          </Inline>
        ),
        why: 'Everyone understands a cross next to a file.',
      },
      wrong: {
        picture: (
          <Inline>
            <Text>shop-front.png</Text>
            <IconButton icon="compare" label="Move shop-front.png to the panoramas" size="small" />
          </Inline>
        ),
        why: 'An icon that people have to learn. Use a Button with text, or a Menu.',
      },
    },
  ],
  focus: ['Pressing keeps the focus on it, unless it disappears.'],
  heard: [
    'A `button` named by `label`. The icon is hidden.',
    'Disabled, it’s `aria-disabled` rather than `disabled`: screen readers find it and announce it as dimmed or unavailable.',
  ],
  owes: [
    'A `label` that says what it does to what: “Remove shop-front.png”, not “Remove” ten times.',
    'A place for the focus, if pressing removes it.',
  ],
};
