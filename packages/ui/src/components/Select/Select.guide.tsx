import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import * as styles from './Select.css.ts';
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
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: (
      <Select
        label="Main industry"
        description="Landlords see it beside your need."
        isRequired
        placeholder="Choose"
        options={industries}
        errorMessage="Choose an industry."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question. Pressing it moves the focus to the field.', selector: 'label' },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(fieldStyles.requiredMark),
      },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
        selector: byClass(fieldStyles.description),
      },
      {
        name: 'Field',
        about:
          'All of it opens the list. It shows the answer, cut off at its end where it is too long, or the `placeholder`.',
        selector: 'select',
      },
      { name: 'Arrow', about: 'Says that a list opens.', selector: `${byClass(styles.arrow)} svg` },
      {
        name: 'Error',
        about: 'What is wrong and how to mend it, with a mark beside the words.',
        selector: byClass(fieldStyles.error),
      },
      { name: 'List', about: 'The browser’s own, above all of the page: a wheel or a sheet on phones.' },
    ],
  },
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
    {
      right: {
        picture: (
          <Select
            label="Second industry"
            optionalMark="(optional)"
            placeholder="Choose"
            options={industries}
          />
        ),
        why: 'Nothing is answered until somebody answers.',
      },
      wrong: {
        picture: <Select label="Your industry" placeholder="Choose" options={industries} defaultValue="mn" />,
        why: 'The first of the list, chosen beforehand: all who overlook it are in manufacturing.',
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
