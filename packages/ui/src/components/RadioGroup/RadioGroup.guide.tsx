import type { Guide } from '../../guide/guide.ts';
import { Select } from '../Select/Select.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const floors = [
  { value: 'bottom', label: 'Bottom' },
  { value: 'middle', label: 'Middle' },
  { value: 'top', label: 'Top' },
];

export const guide: Guide = {
  use: [
    'For one answer out of two to seven, all of them in sight.',
    'With a `description` for each option where their names alone do not tell them apart.',
    'With `arrangement="columns"` for short options, and `row` for the shortest, such as numbers of rooms.',
  ],
  avoid: [
    { when: 'There are eight options or more.', take: 'Select, or ComboBox for a list that is searched' },
    { when: 'Several answers may be true.', take: 'CheckboxGroup' },
    { when: 'The answer is yes or no.', take: 'Checkbox' },
    { when: 'It changes the view at once, and is no answer of a form.', take: 'SegmentedControl' },
  ],
  comparisons: [
    {
      right: {
        picture: <RadioGroup label="Floor" options={floors} defaultValue="middle" />,
        why: 'Three answers in sight: read and chosen by one press.',
      },
      wrong: {
        picture: <Select label="Floor, in a list" placeholder="Choose" options={floors} />,
        why: 'Three answers behind a button. They are only known when it is opened.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Reaches the chosen option, or the first where none is chosen; then leaves the group.',
    },
    {
      name: 'Arrows',
      does: 'Go to the next or the previous option and choose it, from the last to the first.',
    },
    { name: 'Space', does: 'Chooses the option that has the focus.' },
  ],
  focus: [
    'The group is one stop for Tab. Coming to it chooses nothing.',
    'A link of an ErrorSummary leads, by the group’s `id`, to its chosen option, or else to the first.',
  ],
  heard: [
    'A `radiogroup` named by its label, and in it a `radio` for each option.',
    'The description and then the error are the group’s description. Required and invalid are said of the group.',
    'An option’s description is read after its name.',
  ],
  owes: [
    'An option of its own where the question may stay open: a choice cannot be taken back.',
    'An `errorMessage` when the form was sent, gone as soon as something is chosen.',
  ],
};
