import type { Guide } from '../../guide/guide.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const shown = {
  label: 'Show',
  options: [
    { value: 'list', label: 'List' },
    { value: 'plot', label: 'Plot' },
    { value: 'both', label: 'Both' },
  ],
  value: 'list',
  onChange: () => {},
} as const satisfies SegmentedControlProps<string>;

export const guide: Guide = {
  use: [
    'To switch between two to five views of the same thing: a list, a plot, or both.',
    'If the change is visible immediately, and one view is always selected.',
    'On phones they’re one row, which scrolls if it’s too long.',
  ],
  avoid: [
    { when: 'It’s an answer in a form.', take: 'RadioGroup' },
    { when: 'Each view has its own content and replaces the others.', take: 'Tabs' },
    { when: 'There are more than five, or their names are long.', take: 'Select' },
    { when: 'Only one thing is turned on and off.', take: 'ToggleButton or Switch' },
  ],
  comparisons: [
    {
      right: {
        picture: <SegmentedControl {...shown} label="Show matches as" value="plot" />,
        why: 'Three short words. It’s clear which one is selected, and that there are others.',
      },
      wrong: {
        picture: (
          <SegmentedControl
            {...shown}
            label="Show matches"
            value="all"
            options={[
              { value: 'all', label: 'All matches within 3 km' },
              { value: 'favorite', label: 'Matches that I marked' },
              { value: 'new', label: 'Matches since last week' },
            ]}
          />
        ),
        why: 'Sentences wrap inside the frame, and it no longer looks like one control.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the selected segment, then leaves the control.' },
    {
      name: 'Arrows',
      does: 'Select the next or previous segment, wrapping around. They’re mirrored in right-to-left text.',
    },
  ],
  focus: ['It’s one Tab stop, and the focus follows the selection.'],
  heard: [
    'A `radiogroup` named by its label, even if it’s hidden, with a `radio` for each segment.',
    'The selected one is announced as checked. It doesn’t announce what changes on the page.',
  ],
  owes: [
    'A change that’s cheap: arrow keys select every segment on the way.',
    'Keep `value`, and update it when `onChange` is called.',
    'Leave the focus on it while the view changes.',
  ],
};
