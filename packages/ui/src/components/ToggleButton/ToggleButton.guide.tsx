import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from './ToggleButton.css.ts';
import { ToggleButton } from './ToggleButton.tsx';

const ignore = () => {};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To mark a thing and to take the mark off again: a favourite, an interest.',
    'With its drawing alone (`isLabelHidden`) in a list, where the same star stands in every row.',
  ],
  avoid: [
    { when: 'It is a setting of its own, with a sentence beside it.', take: 'Switch' },
    { when: 'It counts when a form is sent.', take: 'Checkbox' },
    { when: 'One of a few is chosen.', take: 'SegmentedControl' },
    { when: 'It does something once, and is not on afterwards.', take: 'Button' },
  ],
  anatomy: {
    picture: <ToggleButton label="I'm Interested" isSelected onChange={ignore} />,
    parts: [
      {
        name: 'Box',
        about: 'All of it can be pressed. It is tinted while on, and has no frame without words.',
        selector: 'button',
      },
      {
        name: 'Drawing',
        about: 'An outline while off, filled while on: the shape tells, too, and not the colour alone.',
        selector: byClass(styles.drawing),
      },
      {
        name: 'Words',
        about: 'The same in both states, or only heard (`isLabelHidden`).',
        selector: `${byClass(styles.drawing)} + span`,
      },
      {
        name: 'Clock',
        about: 'With a `note` alone: what was pressed shows, and does not hold yet.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <ToggleButton label="Favorite" isSelected={false} onChange={ignore} />
            <ToggleButton label="Favorite" isSelected onChange={ignore} />
          </Inline>
        ),
        why: 'The word stays, the star is filled: “Favorite, pressed”.',
      },
      wrong: {
        picture: (
          <Inline>
            <ToggleButton label="Add favorite" isSelected={false} onChange={ignore} />
            <ToggleButton label="Remove favorite" isSelected onChange={ignore} />
          </Inline>
        ),
        why: 'It says two things at once: “Remove favorite, pressed” sounds as if it were removed.',
      },
    },
    {
      right: {
        picture: (
          <Stack align="start">
            <ToggleButton label="I'm Interested" isSelected={false} onChange={ignore} />
          </Stack>
        ),
        why: 'What somebody else is told of has its words beside it.',
      },
      wrong: {
        picture: (
          <Inline gap={2}>
            <ToggleButton label="I'm Interested" isLabelHidden isSelected={false} onChange={ignore} />
            <ToggleButton label="Hide" icon="eyeOff" isLabelHidden isSelected={false} onChange={ignore} />
            <ToggleButton label="Alert" icon="bell" isLabelHidden isSelected={false} onChange={ignore} />
          </Inline>
        ),
        why: 'Three drawings to be guessed at. Which one writes to the landlord?',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, and goes on.' },
    { name: 'Enter, Space', does: 'Turn it on and off.' },
  ],
  focus: ['Pressing keeps the focus on it.'],
  heard: [
    'A `button` named by its label, also where that is not in sight, with `aria-pressed`.',
    'The drawing says nothing.',
    'A `note` is its description, heard after the name.',
    'What follows from pressing it is not announced by it.',
  ],
  owes: [
    'To hold `isSelected`, and to change it at once when `onChange` is called; to turn it back with a Banner when that failed.',
    'A label that names the thing, where one stands in every row and no row header does.',
  ],
};
