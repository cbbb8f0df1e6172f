import * as field from '../../../components/Field/Field.css.ts';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { CriteriaFields, type CriteriaFieldsProps } from './CriteriaFields.tsx';

const optionsOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const criteria: Omit<CriteriaFieldsProps, 'id'> = {
  title: 'Preferred tenant',
  headingLevel: 3,
  values: {
    industries: ['Education'],
    creditRating: [],
    operatingMargin: [],
    employee: [],
    publicDisplay: false,
  },
  onChange: () => {},
  labels: {
    industries: 'Industries',
    creditRating: 'Credit rating',
    operatingMargin: 'Operating margin',
    employee: 'Employees',
    publicDisplay: 'Show the criteria to tenants',
  },
  hints: { publicDisplay: 'Otherwise a tenant sees only which of them they meet.' },
  options: {
    industries: optionsOf('Education', 'Health care', 'Manufacturing'),
    creditRating: optionsOf('AAA', 'AA', 'A'),
    operatingMargin: optionsOf('Negative', 'Positive'),
    employee: optionsOf('1', '2', '3–4'),
  },
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['For whom a landlord would rather let to, in a Wizard or a Form. All of it may stay empty.'],
  avoid: [
    { when: 'The premises themselves are told.', take: 'PropertyFields' },
    { when: 'A tenant tells of themselves.', take: 'TenantProfileFields' },
    { when: 'A list of tenants is narrowed.', take: 'FilterDialog' },
  ],
  anatomy: {
    picture: <CriteriaFields {...criteria} id="criteria-guide" />,
    parts: [
      { name: 'Title', about: 'Names the group of all fields.', selector: 'h3' },
      {
        name: 'Question',
        about: 'One for each group, with several answers.',
        selector: '#criteria-guide-industries',
      },
      { name: 'Answer', about: 'A box to tick. Short ones stand in columns.', selector: 'label' },
      { name: 'Consent', about: 'Whether tenants may see the criteria.' },
      {
        name: 'Hint',
        about: 'What happens without it.',
        selector: `[slot="description"], ${byClass(field.description)}`,
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <CriteriaFields {...criteria} id="criteria-guide-right" />,
        why: 'The consent says what tenants see with it, and the hint what without.',
      },
      wrong: {
        picture: (
          <CriteriaFields
            {...criteria}
            id="criteria-guide-wrong"
            labels={{ ...criteria.labels, publicDisplay: 'Public' }}
            hints={{}}
          />
        ),
        why: 'Public to whom, and what of it? Nobody can consent to a single word.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Each box, and goes on.' },
    { name: 'Space', does: 'Ticks a box, or takes the tick away.' },
  ],
  focus: [
    'A link of an ErrorSummary leads to the group by its id: `id`, a hyphen and the name of the field.',
  ],
  heard: [
    'A group named by the title, and in it a group for each question, named by its label.',
    'No field is said to be required.',
    'The hint is the description of its box.',
  ],
  owes: [
    'A Form or a Wizard around it.',
    'To leave nobody out by it: it says whom a landlord would rather let to, and no more.',
  ],
};
