import type { Guide } from '../../guide/guide.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from './Select.tsx';

const industries = [
  { value: 'mn', label: 'Manufacturing' },
  { value: 'fi', label: 'Financial services' },
  { value: 'tr', label: 'Transportation' },
  { value: 'ed', label: 'Education' },
  { value: 'ti', label: 'Tertiary industry' },
  { value: 'hc', label: 'Health care' },
  { value: 'ht', label: 'Hospitality' },
  { value: 'mi', label: 'Media industry' },
];

export const guide: Guide = {
  use: [
    'To select one of eight or more options that people know by name: an industry, a month.',
    'On phones, where the browser opens its own large list.',
    'With `noneLabel`, if an answer can be cleared.',
  ],
  avoid: [
    { when: 'There are seven options or fewer.', take: 'RadioGroup, which shows them all' },
    { when: 'The list is searchable or comes from a server.', take: 'ComboBox' },
    { when: 'Several answers can be true.', take: 'CheckboxGroup' },
    { when: 'It’s a choice of actions, not an answer.', take: 'Menu' },
  ],
  comparisons: [
    {
      right: {
        picture: <Select label="Industry" placeholder="Select" options={industries} />,
        why: 'Eight well-known names, folded away until they’re needed.',
      },
      wrong: {
        picture: <RadioGroup label="Industry, all in sight" options={industries} />,
        why: 'One question takes up as much room as the rest of the form.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to it, and on.' },
    { name: 'Space', does: 'Opens the list.' },
    {
      name: 'Arrow up, Arrow down',
      does: 'Move through the list. When closed, some browsers open it and others select immediately.',
    },
    { name: 'Letters', does: 'Move to the option that begins with them.' },
    { name: 'Enter, Escape', does: 'In the open list: select the option, or close without selecting.' },
  ],
  focus: [
    'It’s the browser’s own `select`, with its keys.',
    'Links in an ErrorSummary lead to the field by its `id`.',
  ],
  heard: [
    'A `combobox` named by its label, with the selected option as its value.',
    'The description, or the error in its place, is its description. It’s announced as required and invalid.',
    'The `placeholder` is read as its value while nothing is selected. It can’t be selected again; `noneLabel` can.',
  ],
  owes: [
    'Options in a familiar order: alphabetical, numerical, or most common first.',
    'An `errorMessage` once the form was sent, removed as soon as something is selected.',
  ],
};
