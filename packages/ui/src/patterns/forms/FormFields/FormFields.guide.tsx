import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RangeField } from '../../../components/RangeField/RangeField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';

const size = { sign: 'm²', spoken: 'square metres' };

const ignore = () => {};

export const guide: Guide = {
  use: [
    'For a form of many fields in a Wizard or a Form: premises, a profile, a preferred tenant. Its fields are data, so a new field is a new line.',
    'With `more` while somebody signs up: the optional sections are one press away.',
    'With a `hint` that shows the format, or says who will see the answer.',
    'With `isHidden` where another answer makes a question pointless, such as the deposit beside “No deposit”.',
  ],
  avoid: [
    { when: 'Found matches are narrowed.', take: 'FilterDialog' },
    { when: 'Somebody logs in, or chooses what to log in by.', take: 'LoginForm or AccountFields' },
    { when: 'Pictures are added and put in order.', take: 'FileUpload and PictureList' },
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
        why: 'A `range`: one question with two bounds, and one error that is about both.',
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
        why: 'Two errors for one mistake: whoever mends both is wrong again.',
      },
    },
    {
      right: {
        picture: <NumberField label="Rent per month" unit={{ sign: '€' }} value="1499" onChange={ignore} />,
        why: 'The unit stands in the field, and only a number has to be entered.',
      },
      wrong: {
        picture: <TextField label="Rent" defaultValue="1499 eur + VAT / kk" />,
        why: 'Everybody writes it differently, and nothing can be compared.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Each field in their order; of a `radio` the chosen answer.' },
    { name: 'Arrows', does: 'Choose among the answers of a `radio`.' },
    { name: 'Space', does: 'Ticks a box, chooses an answer.' },
    { name: 'Enter', does: 'In a text or a number: sends the form around it.' },
    { name: 'Enter, Space', does: 'On “More about you”: open and close it.' },
  ],
  focus: [
    'A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name. For two bounds it leads to the first.',
    'The optional sections open by themselves where a field in them is wrong.',
  ],
  heard: [
    'Each section is a group named by its title; a `radio` is a `radiogroup` in it, `checkboxes` are a group.',
    'A bound is named by the question and its word: “Size Min”. An error of either bound stands once, below both.',
    'A number is named by its label, and its unit is said, too.',
    'Fields named in `required` are said to be required.',
    'A hidden field is not in the document.',
  ],
  owes: [
    'A Form or a Wizard around it, and `fieldFailures` with the same `id` and sections for its summary.',
    'Values of the type that each kind holds (`formField.ts` lists them).',
    'Fields that come on demand, such as days and addresses: the kind `custom`.',
    'Reading what is typed: numbers are handed over as they are written.',
  ],
};
