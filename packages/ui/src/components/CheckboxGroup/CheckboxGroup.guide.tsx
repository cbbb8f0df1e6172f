import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const types = [
  { value: 'office', label: 'Office' },
  { value: 'storage', label: 'Storage', description: 'Also halls and garages.' },
  { value: 'retail', label: 'Retail' },
];

export const guide: Guide = {
  use: [
    'For one question with any number of answers, all visible at once: property types, amenities.',
    'With `arrangement="columns"` for many short answers, and `row` for the shortest, such as numbers of rooms.',
    'With `more` if most people need only a few of many options: the others follow a button.',
  ],
  avoid: [
    { when: 'Only one answer can be selected.', take: 'RadioGroup, or Select for a long list' },
    { when: 'There is one statement.', take: 'Checkbox' },
    { when: 'Each answer takes effect immediately.', take: 'Switches' },
    { when: 'The selection must be shown in little space.', take: 'ChipList, with a FilterDialog' },
  ],
  comparisons: [
    {
      right: {
        picture: <CheckboxGroup label="Property types" options={types} />,
        why: 'The question is above its answers, and names them for screen readers, too.',
      },
      wrong: {
        picture: (
          <Stack gap={0}>
            <Checkbox>Office</Checkbox>
            <Checkbox>Storage</Checkbox>
            <Checkbox>Retail</Checkbox>
          </Stack>
        ),
        why: 'Three checkboxes without a question: office for what?',
      },
    },
  ],
  focus: [
    'Links in an ErrorSummary lead by the group’s `id` to its first ticked checkbox, or to its first one.',
  ],
  heard: [
    'A `group` named by the label, with a `checkbox` for every option.',
    'The description, then the error, describe the group. With an error, every checkbox is announced as invalid; the error itself isn’t announced.',
    'With `more`, a `button` with `aria-expanded` after the options. Pressed, it moves the focus to the first new one.',
    'The description of an option is read after its name.',
  ],
  owes: [
    'Options in an order that people expect: most common first, or by size.',
    'Pass on the values from `onChange`: they’re in the order of the options, whatever was ticked first.',
  ],
};
