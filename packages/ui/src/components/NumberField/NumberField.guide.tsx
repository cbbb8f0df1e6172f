import type { Guide } from '../../guide/guide.ts';
import { formatNumber } from '../../testing/writing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { NumberField } from './NumberField.tsx';

const euros = { sign: '€', spoken: 'euros' };

export const guide: Guide = {
  use: [
    'For something counted or measured: a rent, a size, a number of rooms.',
    'With `isDecimal` if it may have decimals, so that phones show the decimal separator.',
  ],
  avoid: [
    { when: 'Two limits belong together.', take: 'RangeField' },
    {
      when: 'It’s made of digits but isn’t a quantity: a phone number, a postal code, a business ID.',
      take: 'TextField',
    },
    { when: 'Only a few numbers are possible.', take: 'RadioGroup in a row' },
    { when: 'It’s a date.', take: 'DateField' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <NumberField label="Rent per month" unit={euros} defaultValue="1250" format={formatNumber} />
        ),
        why: 'The unit is in the field and digits are grouped, so an extra zero is noticed.',
      },
      wrong: {
        picture: <TextField label="Rent per month in euros" defaultValue="12500" />,
        why: 'People have to count the digits, and phones show letters.',
      },
    },
  ],
  focus: [
    'Selecting an answer by keyboard or mouse returns the focus to the field.',
    'Arrow keys move the cursor. They don’t change the number, so nobody changes a rent by accident.',
  ],
  heard: [
    'A `textbox` named by its label, not a `spinbutton`.',
    'The description, or the error in its place, and then the unit are its description: “euros” for €.',
    'It’s announced as required and invalid. The error is announced, because it may ask something after people have moved on.',
    'The answers are a `group` named by the question.',
  ],
  owes: [
    'Parse what was typed: `onChange` passes the text, which may be `1 499`, `1499,50 €`, `1,499` or no number at all.',
    '`format`, which formats what it can parse and returns anything else unchanged.',
    'Ask if a text is ambiguous: an `errorMessage` that asks, and `answers`.',
    'An `errorMessage` for what isn’t a number, is too small or too large: the field has no limits of its own.',
    '`spoken` for symbols that screen readers mispronounce, such as m².',
  ],
};
