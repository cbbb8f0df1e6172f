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
    'For one question with any number of answers, all of which are seen at once: property types, amenities.',
    'With `arrangement="columns"` for many short answers, and `row` for the shortest, such as numbers of rooms.',
  ],
  avoid: [
    { when: 'Only one of the answers can be chosen.', take: 'RadioGroup, or Select for a long list' },
    { when: 'There is one statement.', take: 'Checkbox' },
    { when: 'Each answer takes effect at once.', take: 'Switches' },
    { when: 'What is chosen has to be shown in little room.', take: 'ChipList, behind a FilterDialog' },
  ],
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
