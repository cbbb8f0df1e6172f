import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import * as styles from './SegmentedControl.css.ts';
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

const floors = [
  { value: 'bottom', label: 'Bottom' },
  { value: 'top', label: 'Top' },
];

const segment = byClass(styles.segment({ size: 'medium' }));

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: <SegmentedControl {...shown} />,
    parts: [
      {
        name: 'Label',
        about: 'What is chosen here. It may be kept for screen readers only (`isLabelHidden`).',
        selector: byClass(fieldStyles.label),
      },
      {
        name: 'Frame',
        about: 'Holds the segments together. They wrap within it where there is no room.',
        selector: byClass(styles.segments),
      },
      {
        name: 'Chosen segment',
        about: 'Filled, so that not its colour alone tells it.',
        selector: `${segment}[data-selected]`,
      },
      {
        name: 'Segment',
        about: 'One or two words. All of it can be pressed.',
        selector: `${segment}:not([data-selected])`,
      },
    ],
    sizes: [
      {
        name: 'small',
        picture: <SegmentedControl {...shown} size="small" isLabelHidden />,
        selector: byClass(styles.segment({ size: 'small' })),
      },
    ],
  },
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
    {
      right: {
        picture: (
          <Stack align="start">
            <RadioGroup label="Wanted floor" options={floors} />
            <Button size="small">Save</Button>
          </Stack>
        ),
        why: 'An answer that counts when the form is sent, and may be missing until then.',
      },
      wrong: {
        picture: (
          <Stack align="start">
            <SegmentedControl label="Floor" options={floors} value="bottom" onChange={() => {}} />
            <Button size="small">Save</Button>
          </Stack>
        ),
        why: 'It looks as if pressing were enough, and has answered before anybody asked.',
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
