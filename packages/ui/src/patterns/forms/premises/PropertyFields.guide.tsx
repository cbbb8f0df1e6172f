import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Guide } from '../../../guide/guide.ts';
import * as words from '../stories/premises.ts';

const ignore = () => {};

export const guide: Guide = {
  use: [
    'For the premises that a landlord publishes, in a Wizard or a Form: one kind, one floor, one size, one rent.',
  ],
  avoid: [
    { when: 'A tenant tells what they look for.', take: 'NeedFields' },
    { when: 'The tenant that a landlord wishes for is told.', take: 'CriteriaFields' },
    { when: 'Pictures are added and put in order.', take: 'FileUpload and PictureList' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <NumberField
            label="Rent per month"
            unit={words.premisesUnits.rent}
            value="1499"
            onChange={ignore}
          />
        ),
        why: 'The unit stands in the field, and only a number has to be written.',
      },
      wrong: {
        picture: <TextField label="Rent" defaultValue="1499 eur + VAT / kk" />,
        why: 'Everybody writes it otherwise, and nothing can be compared.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Each field in their order; of rooms and floors the chosen answer.' },
    { name: 'Arrows', does: 'Choose among rooms, and among floors.' },
    { name: 'Space', does: 'Ticks a box, chooses an answer.' },
    { name: 'Enter', does: 'In a text or a number: sends the form around it.' },
  ],
  focus: ['A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name.'],
  heard: [
    'Each section is a group named by its title.',
    'Rooms and floors are a `radiogroup` each, amenities a group of boxes.',
    'A number is named by its label, and its unit is said, too.',
    'Fields named in `required` are said to be required.',
  ],
  owes: [
    'A Form or a Wizard around it, and `failuresOf` with `propertyFieldNames` and the same `id` for its summary.',
    'Days and addresses that come on demand: `renderDay`, `renderAddress`.',
    'Reading what is typed: numbers are handed over as they are written.',
  ],
};
