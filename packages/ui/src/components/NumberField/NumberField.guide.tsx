import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { formatNumber } from '../../testing/writing.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './NumberField.css.ts';
import { NumberField } from './NumberField.tsx';

const euros = { sign: '€', spoken: 'euros' };

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: (
      <NumberField
        label="Rent per month"
        description="Without value added tax."
        isRequired
        unit={euros}
        defaultValue="about 1250"
        errorMessage="Write a number only, for example 1250."
      />
    ),
    parts: [
      {
        name: 'Label',
        about: 'The question. Pressing it puts the cursor into the field.',
        selector: 'label',
      },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(fieldStyles.requiredMark),
      },
      {
        name: 'Description',
        about: 'What the number contains and what not.',
        selector: byClass(fieldStyles.description),
      },
      {
        name: 'Field',
        about: 'Shows what is typed as it is typed, and as `format` writes it when the reader leaves it.',
        selector: 'input',
      },
      {
        name: 'Unit',
        about: 'What the number counts in: a sign for the eye, words for the ear (`spoken`).',
        selector: byClass(styles.unitText),
      },
      {
        name: 'Error',
        about: 'What is wrong and how to mend it. What was typed stays.',
        selector: byClass(fieldStyles.error),
      },
      {
        name: 'Answers',
        about: 'Where the error asks: buttons that say what was meant, or that it is right.',
      },
    ],
  },
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
    {
      right: {
        picture: (
          <NumberField
            label="Size"
            unit={{ sign: 'm²', spoken: 'square metres' }}
            defaultValue="about 80"
            errorMessage="Write a number only, for example 80."
          />
        ),
        why: 'What was typed stays, and the error says how to mend it.',
      },
      wrong: {
        picture: <NumberField label="Size" unit={{ sign: 'm²', spoken: 'square metres' }} defaultValue="" />,
        why: 'An app that empties the field in `onChange` leaves the reader to wonder what happened.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, then the answers where it asks; leaving it groups the digits.' },
    { name: 'Enter', does: 'Groups the digits, and sends the form around it, as in any field.' },
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
