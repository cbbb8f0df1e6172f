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
    'To select one of two to seven answers, all visible.',
    'With a `description` for each option, if names alone don’t tell them apart.',
    'With `arrangement="columns"` for short options, and `row` for the shortest, such as numbers of rooms.',
  ],
  avoid: [
    { when: 'There are eight options or more.', take: 'Select, or ComboBox for a searchable list' },
    { when: 'Several answers can be true.', take: 'CheckboxGroup' },
    { when: 'The answer is yes or no.', take: 'Checkbox' },
    { when: 'It changes the view immediately and isn’t an answer in a form.', take: 'SegmentedControl' },
  ],
  comparisons: [
    {
      right: {
        picture: <RadioGroup label="Floor" options={floors} defaultValue="middle" />,
        why: 'Three visible answers: read and selected with one press.',
      },
      wrong: {
        picture: <Select label="Floor, in a list" placeholder="Select" options={floors} />,
        why: 'Three answers behind a button. People only see them once it’s open.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Moves to the selected option, or the first if none is selected; then leaves the group.',
    },
    {
      name: 'Arrows',
      does: 'Move to the next or previous option and select it, wrapping around.',
    },
    { name: 'Space', does: 'Selects the focused option.' },
  ],
  focus: [
    'The group is one Tab stop. Moving to it selects nothing.',
    'Links in an ErrorSummary lead by the group’s `id` to its selected option, or to the first.',
  ],
  heard: [
    'A `radiogroup` named by its label, with a `radio` for each option.',
    'The description, then the error, are the group’s description. The group is announced as required and invalid.',
    'An option’s description is read after its name.',
  ],
  owes: [
    'An option for no answer, if the question is optional: a selection can’t be cleared.',
    'An `errorMessage` once the form was sent, removed as soon as something is selected.',
  ],
};
