import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For the parts of a long form: location, premises, rent and dates.',
    'With FieldRow for short fields that are answered together: first name and last name.',
    'One title for several fields. Put only short, related answers side by side.',
  ],
  avoid: [
    { when: 'The form has only a few fields.', take: 'Form alone' },
    { when: 'A part is optional, and most people skip it.', take: 'Disclosure' },
    { when: 'Each part is its own view.', take: 'Wizard' },
    { when: 'Several answers belong to one question.', take: 'CheckboxGroup or RadioGroup' },
  ],
  focus: ['It isn’t focusable.'],
  heard: ['A `group` named by its title, which is a level 2 heading, or level 3 with `headingLevel`.'],
  owes: ['Unique titles within a form.', 'Fields in a FieldRow in reading order.'],
};
