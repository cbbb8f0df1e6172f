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
    'Where the change is seen at once, and one of them is always chosen.',
  ],
  avoid: [
    { when: 'It is an answer in a form.', take: 'RadioGroup' },
    { when: 'Each view has contents of its own, and takes the other’s place.', take: 'Tabs' },
    { when: 'There are more than five, or their names are long.', take: 'Select' },
    { when: 'Only one thing is turned on and off.', take: 'ToggleButton or Switch' },
  ],
  comparisons: [
    {
      right: {
        picture: <SegmentedControl {...shown} label="Show matches as" value="plot" />,
        why: 'Three short words. It is seen which one holds, and that there are others.',
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
    { name: 'Tab', does: 'Reaches the chosen segment, then leaves the control.' },
    {
      name: 'Arrows',
      does: 'Choose the next or the previous segment at once, from the last to the first. From right to left they turn round.',
    },
  ],
  focus: ['It is one stop for Tab, and the focus goes along with the choice.'],
  heard: [
    'A `radiogroup` named by its label, also where that is hidden, and in it a `radio` for each segment.',
    'The chosen one is said to be checked. What changes in the page is not announced by it.',
  ],
  owes: [
    'A change that can bear being gone through: arrows choose every segment on their way.',
    'To hold `value`, and change it when `onChange` is called.',
    'To leave the focus on it while the view changes.',
  ],
};
