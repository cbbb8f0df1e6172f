import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For the parts of a long form: location, premises, rent and time.',
    'With FieldRow in it for short fields that are answered in one go: first name and last name.',
    'One title for several fields. Put only short, related answers side by side.',
  ],
  avoid: [
    { when: 'The form has a handful of fields.', take: 'Form alone' },
    { when: 'A part may stay empty, and most leave it so.', take: 'Disclosure' },
    { when: 'Each part is a view of its own.', take: 'Wizard' },
    { when: 'Several answers belong to one question.', take: 'CheckboxGroup or RadioGroup' },
  ],
  focus: ['It has no stop of its own.'],
  heard: ['A `group` named by its title, which is a heading of level 2, or 3 with `headingLevel`.'],
  owes: ['Titles that differ within a form.', 'Fields in a FieldRow in the order in which they are read.'],
};
