import { TextField } from '../../../components/TextField/TextField.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';
import { FieldRow } from './FieldRow.tsx';
import * as styles from './FormSection.css.ts';
import { FormSection } from './FormSection.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the parts of a long form: location, premises, rent and time.',
    'With FieldRow in it for short fields that are answered in one go: first name and last name.',
  ],
  avoid: [
    { when: 'The form has a handful of fields.', take: 'Form alone' },
    { when: 'A part may stay empty, and most leave it so.', take: 'Disclosure' },
    { when: 'Each part is a view of its own.', take: 'Wizard' },
    { when: 'Several answers belong to one question.', take: 'CheckboxGroup or RadioGroup' },
  ],
  anatomy: {
    picture: (
      <FormSection title="Contact person" headingLevel={3}>
        <FieldRow>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Last name" autoComplete="family-name" />
        </FieldRow>
        <TextField label="Address" />
      </FormSection>
    ),
    parts: [
      {
        name: 'Section',
        about: 'A rule above it parts it from the one before.',
        selector: byClass(styles.section),
      },
      { name: 'Title', about: 'What its fields are about.', selector: 'h3' },
      {
        name: 'FieldRow',
        about: 'Fields beside each other where there is room, and below each other where there is not.',
        selector: byClass(styles.row),
      },
      { name: 'Field', about: 'Alone, it has the whole width.', selector: `${byClass(styles.row)} + *` },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <FormSection title="Contact person" headingLevel={3}>
            <FieldRow>
              <TextField label="First name" />
              <TextField label="Last name" />
            </FieldRow>
            <TextField label="Phone number" type="tel" />
          </FormSection>
        ),
        why: 'One title for fields that belong together.',
      },
      wrong: {
        picture: (
          <Stack gap={6}>
            <FormSection title="Name" headingLevel={3}>
              <TextField label="Name" />
            </FormSection>
            <FormSection title="Phone" headingLevel={3}>
              <TextField label="Phone number" type="tel" />
            </FormSection>
          </Stack>
        ),
        why: 'A title for each field says everything twice.',
      },
    },
    {
      right: {
        picture: (
          <FormSection title="Address" headingLevel={3}>
            <TextField label="Street" />
            <FieldRow>
              <TextField label="Postal code" />
              <TextField label="City" />
            </FieldRow>
          </FormSection>
        ),
        why: 'Beside each other stand short answers that come in this order.',
      },
      wrong: {
        picture: (
          <FormSection title="Address and company" headingLevel={3}>
            <FieldRow>
              <TextField label="Street" />
              <TextField label="Business id" />
            </FieldRow>
          </FormSection>
        ),
        why: 'Neighbours that have nothing to do with each other: one of them is passed over.',
      },
    },
  ],
  keys: [{ name: 'Tab', does: 'The fields in their order, also those beside each other.' }],
  focus: ['It has no stop of its own.'],
  heard: ['A `group` named by its title, which is a heading of level 2, or 3 with `headingLevel`.'],
  owes: ['Titles that differ within a form.', 'Fields in a FieldRow in the order in which they are read.'],
};
