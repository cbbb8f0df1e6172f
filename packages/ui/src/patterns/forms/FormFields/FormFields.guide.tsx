import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RangeField } from '../../../components/RangeField/RangeField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';

const size = { sign: 'm²', spoken: 'square metres' };

const ignore = () => {};

export const guide: Guide = {
  use: [
    'For a form with many fields in a Wizard or a Form: premises, a profile, a preferred tenant. Its fields are data, so a new field is a new line.',
    'With `more` for signing up: optional sections are one press away.',
    'With a `hint` that shows the format, or says who will see the answer.',
    'With `isHidden`, if another answer makes a question pointless, such as the deposit with “No deposit”.',
  ],
  avoid: [
    { when: 'Matches are filtered.', take: 'FilterDialog' },
    { when: 'It’s a login, or sets an email and password.', take: 'LoginForm or AccountFields' },
    { when: 'Pictures are added and sorted.', take: 'FileUpload and PictureList' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <RangeField
            label="Size"
            minimumLabel="Min"
            maximumLabel="Max"
            unit={size}
            value={{ minimum: '120', maximum: '40' }}
            onChange={ignore}
            errorMessage="The minimum is higher than the maximum."
          />
        ),
        why: 'A `range`: one question with two limits, and one error about both.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <NumberField
              label="Minimum size"
              unit={size}
              value="120"
              onChange={ignore}
              errorMessage="Too large."
            />
            <NumberField
              label="Maximum size"
              unit={size}
              value="40"
              onChange={ignore}
              errorMessage="Too small."
            />
          </Stack>
        ),
        why: 'Two errors for one mistake: fixing both makes it wrong again.',
      },
    },
    {
      right: {
        picture: <NumberField label="Rent per month" unit={{ sign: '€' }} value="1499" onChange={ignore} />,
        why: 'The unit is in the field, and people only enter a number.',
      },
      wrong: {
        picture: <TextField label="Rent" defaultValue="1499 eur + VAT / kk" />,
        why: 'Everyone writes it differently, and nothing can be compared.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to each field in order; in a `radio`, to the selected answer.' },
    { name: 'Arrows', does: 'Select an answer of a `radio`.' },
    { name: 'Space', does: 'Ticks a checkbox, selects an answer.' },
    { name: 'Enter', does: 'In a text or number field: submits the form.' },
    { name: 'Enter, Space', does: 'On “More about you”: open and close it.' },
  ],
  focus: [
    'Links in an ErrorSummary lead to each field: its id is `id`, a hyphen and its name. For two limits, they lead to the first.',
    'The optional sections open automatically if a field in them is wrong.',
  ],
  heard: [
    'Each section is a group named by its title, with a `radio` as a `radiogroup` and `checkboxes` as a group.',
    'A limit is named by the question and its own label: “Size Min”. An error of either limit is shown once, below both.',
    'A number is named by its label, and its unit is announced, too.',
    'Fields in `required` are announced as required.',
    'A hidden field isn’t in the document.',
  ],
  owes: [
    'A Form or a Wizard around it, and `fieldFailures` with the same `id` and sections for its summary.',
    'Values of the type of each kind (see `formField.ts`).',
    'Fields loaded on demand, such as dates and addresses: the kind `custom`.',
    'Parsing: numbers are passed on as they were typed.',
  ],
};
