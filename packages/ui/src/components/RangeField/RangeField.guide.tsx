import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { formatNumber } from '../../testing/writing.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import * as numberStyles from '../NumberField/NumberField.css.ts';
import { RangeField, type RangeFieldProps } from './RangeField.tsx';
import * as styles from './RangeField.css.ts';

const rent = {
  label: 'Rent per month',
  format: formatNumber,
  minimumLabel: 'Min',
  maximumLabel: 'Max',
  unit: { sign: '€', spoken: 'euros' },
  value: { minimum: '699', maximum: '1499' },
  onChange: () => {},
} as const satisfies RangeFieldProps;

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a lower and an upper bound of the same thing: a rent, a size.',
    'Also where one bound is enough: the other may stay empty.',
  ],
  avoid: [
    { when: 'One number is asked for.', take: 'NumberField' },
    { when: 'The bounds are days.', take: 'Two DateFields' },
    { when: 'A few ranges are offered.', take: 'RadioGroup, or CheckboxGroup for several' },
    { when: 'Where prices lie is shown, and nothing is asked.', take: 'RangeChart' },
  ],
  anatomy: {
    picture: (
      <RangeField
        {...rent}
        description="Without value added tax."
        isRequired
        value={{ minimum: '1499', maximum: '699' }}
        errorMessage="The minimum is above the maximum."
      />
    ),
    parts: [
      { name: 'Label', about: 'One question for both halves.', selector: byClass(fieldStyles.label) },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(fieldStyles.requiredMark),
      },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
        selector: byClass(fieldStyles.description),
      },
      {
        name: 'Half',
        about: 'One bound. The two stand beside each other, or below where there is no room.',
        selector: byClass(styles.half),
      },
      {
        name: 'Word of a half',
        about: 'Which bound it is. With the label it names the half.',
        selector: byClass(numberStyles.startText),
      },
      {
        name: 'Number',
        about: 'Shown as it is typed, and as `format` writes it when the reader leaves it.',
        selector: 'input',
      },
      {
        name: 'Unit',
        about: 'What both halves count in, also as words for the ear (`spoken`).',
        selector: byClass(numberStyles.unitText),
      },
      {
        name: 'Error',
        about: 'One for both halves, which are both marked. Where it asks about one, answers stand below it.',
        selector: byClass(fieldStyles.error),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <RangeField {...rent} label="Rent that you can pay" />,
        why: 'One question and its two bounds, read as one thing.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <NumberField label="Rent that you can pay, minimum" unit={rent.unit} defaultValue="699" />
            <NumberField label="Rent that you can pay, maximum" unit={rent.unit} defaultValue="1499" />
          </Stack>
        ),
        why: 'The same question asked twice. An error of the two has no place.',
      },
    },
    {
      right: {
        picture: (
          <RangeField
            {...rent}
            label="Rent you look for"
            value={{ minimum: '1499', maximum: '699' }}
            errorMessage="The minimum is above the maximum."
          />
        ),
        why: 'Both numbers stay as they were typed, and the error says what does not fit.',
      },
      wrong: {
        picture: (
          <RangeField {...rent} label="Rent, put in order" value={{ minimum: '699', maximum: '1499' }} />
        ),
        why: 'An app that swaps the two in silence: who meant 14 990 as the maximum never hears of it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the minimum, then the maximum; leaving a half groups its digits.' },
    { name: 'Enter', does: 'Sends the form around it, as in any field.' },
  ],
  focus: ['A link of an ErrorSummary leads, by the `id` of the pair, to the minimum.'],
  heard: [
    'A `group` named by the label, and in it two `textbox`es: “Rent per month Min” and “Rent per month Max”.',
    'The error is announced. Answers to it are a `group` named by it.',
    'The group has the description and the error as its description. Both halves read them, too, and then the unit.',
    'Required and invalid are said of both halves.',
  ],
  owes: [
    'To read what was typed, and to say which bounds do not fit: the field has no rules of its own.',
    'Short words for the halves: they stand in the field beside the number.',
  ],
};
