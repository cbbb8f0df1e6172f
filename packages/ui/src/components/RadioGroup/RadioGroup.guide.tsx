import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as choice from '../Field/choice.css.ts';
import * as styles from '../Field/Field.css.ts';
import { Select } from '../Select/Select.tsx';
import { circle } from './RadioGroup.css.ts';
import { RadioGroup } from './RadioGroup.tsx';

const floors = [
  { value: 'bottom', label: 'Bottom' },
  { value: 'middle', label: 'Middle' },
  { value: 'top', label: 'Top' },
];

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: (
      <RadioGroup
        label="Who are you?"
        description="This decides what we ask next."
        isRequired
        options={[
          { value: 'private', label: 'Private person', description: 'You rent for yourself.' },
          { value: 'organisation', label: 'Organisation', description: 'You have a business id.' },
        ]}
        errorMessage="Choose one of the two."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question, above all of its answers.', selector: byClass(styles.label) },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(styles.requiredMark),
      },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
        selector: byClass(styles.description),
      },
      {
        name: 'Option',
        about: 'The circle and its words. All of it can be pressed.',
        selector: byClass(choice.row),
      },
      {
        name: 'Circle',
        about: 'Filled with a dot when chosen. A wrong answer makes its line twice as thick.',
        selector: byClass(circle),
      },
      {
        name: 'Description of an option',
        about: 'What the choice means, below its words.',
        selector: byClass(choice.description),
      },
      {
        name: 'Error',
        about: 'One for the whole group, below the options.',
        selector: byClass(styles.error),
      },
    ],
  },
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
    {
      right: {
        picture: (
          <RadioGroup
            label="Is a lift needed?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
              { value: 'any', label: 'It does not matter' },
            ]}
          />
        ),
        why: 'Who has no answer finds one. A chosen circle cannot be emptied again.',
      },
      wrong: {
        picture: (
          <RadioGroup
            label="Is a goods lift needed?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            defaultValue="yes"
          />
        ),
        why: 'Answered beforehand, and with no way to leave it open: many will say yes without reading.',
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
