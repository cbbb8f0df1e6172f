import type { Guide } from '../../guide/guide.ts';
import { formatNumber } from '../../testing/writing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { NumberField } from './NumberField.tsx';

const euros = { sign: '€', spoken: 'euros' };

export const guide: Guide = {
  use: [
    'For an amount that is counted or measured: a rent, a size, a number of rooms.',
    'With `isDecimal` where it may have decimals, so that a phone shows the decimal mark, too.',
  ],
  avoid: [
    { when: 'Two bounds belong together.', take: 'RangeField' },
    {
      when: 'It is made of digits and counts nothing: a phone number, a postal code, a business id.',
      take: 'TextField',
    },
    { when: 'Only a few numbers are possible.', take: 'RadioGroup in a row' },
    { when: 'It is a day.', take: 'DateField' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <NumberField label="Rent per month" unit={euros} defaultValue="1250" format={formatNumber} />
        ),
        why: 'The unit stands in the field, and the digits are grouped: a zero too many is seen.',
      },
      wrong: {
        picture: <TextField label="Rent per month in euros" defaultValue="12500" />,
        why: 'A row of digits has to be counted, and a phone shows letters for it.',
      },
    },
  ],
  focus: [
    'An answer that is pressed by keyboard or mouse gives the focus back to the field.',
    'Arrows move the cursor. They do not change the number, so that nobody changes a rent by accident.',
  ],
  heard: [
    'A `textbox` named by its label, and no `spinbutton`.',
    'The description, the error and then the unit are its description: “euros” where the eye sees €.',
    'Required and invalid are said with it. The error is announced, because it may ask something when the reader has gone on.',
    'The answers are a `group` named by the question.',
  ],
  owes: [
    'To read what was typed: `onChange` gets the text, which may be `1 499`, `1499,50 €`, `1,499` or no number at all.',
    '`format`, which writes what it can read and gives back everything else.',
    'To ask where a text may be read in two ways: an `errorMessage` that asks, and `answers`.',
    'An `errorMessage` for what is no number, too small or too large: the field has no bounds of its own.',
    '`spoken` for a sign that is read oddly, such as m².',
  ],
};
