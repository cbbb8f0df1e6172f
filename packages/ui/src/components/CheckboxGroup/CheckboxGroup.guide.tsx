import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const types = [
  { value: 'office', label: 'Office' },
  { value: 'storage', label: 'Storage', description: 'Also halls and garages.' },
  { value: 'retail', label: 'Retail' },
];

const amenities = ['Kitchen', 'WC', 'Shower', 'Elevator', 'Parking', 'Loading dock', 'Gym'].map((label) => ({
  value: label,
  label,
}));

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For one question with any number of answers, all of which are seen at once: property types, amenities.',
    'With `arrangement="columns"` for many short answers, and `row` for the shortest, such as numbers of rooms.',
  ],
  avoid: [
    { when: 'Only one of the answers can be chosen.', take: 'RadioGroup, or Select for a long list' },
    { when: 'There is one statement.', take: 'Checkbox' },
    { when: 'Each answer takes effect at once.', take: 'Switches' },
    { when: 'What is chosen has to be shown in little room.', take: 'ChipList, behind a FilterDialog' },
  ],
  anatomy: {
    picture: (
      <CheckboxGroup
        label="Property types"
        description="All that would do."
        errorMessage="Choose at least one."
        isRequired
        options={types}
      />
    ),
    parts: [
      { name: 'Label', about: 'The question. It names the group.', selector: byClass(field.label) },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(field.requiredMark),
      },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
        selector: byClass(field.description),
      },
      {
        name: 'Options',
        about: 'Boxes below each other, in columns, or in a row that wraps.',
        selector: byClass(choice.options.list),
      },
      {
        name: 'Option',
        about: 'Box and words are pressed as one.',
        selector: byClass(choice.row),
      },
      {
        name: 'Description of an option',
        about: 'What else belongs to this answer.',
        selector: byClass(choice.description),
      },
      {
        name: 'Error',
        about: 'What is wrong with the answers together, once for the group.',
        selector: byClass(field.error),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <CheckboxGroup label="Property types" options={types} />,
        why: 'The question stands above its answers, and names them for screen readers, too.',
      },
      wrong: {
        picture: (
          <Stack gap={0}>
            <Checkbox>Office</Checkbox>
            <Checkbox>Storage</Checkbox>
            <Checkbox>Retail</Checkbox>
          </Stack>
        ),
        why: 'Three boxes without a question: office for what?',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <CheckboxGroup label="Amenities" options={amenities} arrangement="columns" />
          </Wide>
        ),
        why: 'Short answers stand in columns, and the next question stays in sight.',
      },
      wrong: {
        picture: <CheckboxGroup label="Amenities" options={amenities} />,
        why: 'One short word a line: the list is high, and its side is empty.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Every box, one by one.' },
    { name: 'Space', does: 'Ticks the box, or takes the tick away.' },
  ],
  focus: [
    'A link of an ErrorSummary leads by the group’s `id` to its first ticked box, or else to its first one.',
  ],
  heard: [
    'A `group` named by the label, with a `checkbox` for every option.',
    'The description and then the error describe the group. With an error every box is said to be invalid; the error is not announced by itself.',
    'The description of an option is read after its name.',
  ],
  owes: [
    'Options in an order that the reader expects: the commonest first, or by size.',
    'Values by `onChange` as they come: they are in the order of the options, whatever was ticked first.',
  ],
};
