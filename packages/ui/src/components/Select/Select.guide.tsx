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
    'For one answer out of eight or more that people know by name: an industry, a month.',
    'On phones, where the browser opens its own large list.',
    'With `noneLabel` where an answer may be taken back.',
  ],
  avoid: [
    { when: 'There are seven options or fewer.', take: 'RadioGroup, which shows them at once' },
    { when: 'The list is searched, or comes from a server.', take: 'ComboBox' },
    { when: 'Several answers may be true.', take: 'CheckboxGroup' },
    { when: 'Actions are chosen, and not an answer.', take: 'Menu' },
  ],
  comparisons: [
    {
      right: {
        picture: <Select label="Industry" placeholder="Choose" options={industries} />,
        why: 'Eight names that everybody knows, folded away until they are needed.',
      },
      wrong: {
        picture: <RadioGroup label="Industry, all in sight" options={industries} />,
        why: 'One question takes as much room as the rest of the form.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, and goes on.' },
    { name: 'Space', does: 'Opens the list.' },
    {
      name: 'Arrow up, Arrow down',
      does: 'Go through the list. Closed, some browsers open it, others choose at once.',
    },
    { name: 'Letters', does: 'Go to the option that begins with them.' },
    { name: 'Enter, Escape', does: 'In the open list: take the option, or close it without.' },
  ],
  focus: [
    'It is the browser’s own `select`, and so are its keys.',
    'A link of an ErrorSummary leads to the field by its `id`.',
  ],
  heard: [
    'A `combobox` named by its label, with the chosen option as its value.',
    'The description and then the error are its description. Required and invalid are said with it.',
    'The `placeholder` is read as its value while nothing is chosen. It cannot be chosen again; `noneLabel` can.',
  ],
  owes: [
    'Options in an order that people know: by the alphabet, by number, or the commonest first.',
    'An `errorMessage` when the form was sent, gone as soon as something is chosen.',
  ],
};
