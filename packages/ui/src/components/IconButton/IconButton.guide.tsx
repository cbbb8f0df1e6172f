import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  use: [
    'For what everybody knows by its drawing: close, remove, next, more.',
    'Where there is no room for words, such as in a row of a list or the head of a dialog.',
  ],
  avoid: [
    { when: 'There is room for words, or the drawing is not known.', take: 'Button' },
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
