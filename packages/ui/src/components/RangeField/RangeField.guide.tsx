import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { formatNumber } from '../../testing/writing.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RangeField, type RangeFieldProps } from './RangeField.tsx';

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
  use: [
    'For a minimum and a maximum of the same thing: a rent, a size.',
    'Also if one limit is enough: the other can stay empty.',
  ],
  avoid: [
    { when: 'One number is asked for.', take: 'NumberField' },
    { when: 'The limits are dates.', take: 'Two DateFields' },
    { when: 'A few ranges are offered.', take: 'RadioGroup, or CheckboxGroup for several' },
    { when: 'It shows where prices are, and asks nothing.', take: 'RangeChart' },
  ],
  comparisons: [
    {
      right: {
        picture: <RangeField {...rent} label="Rent you can pay" />,
        why: 'One question with its two limits, read as one.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <NumberField label="Rent you can pay, minimum" unit={rent.unit} defaultValue="699" />
            <NumberField label="Rent you can pay, maximum" unit={rent.unit} defaultValue="1499" />
          </Stack>
        ),
        why: 'The same question twice. An error about both has no place.',
      },
    },
  ],
  focus: ['Links in an ErrorSummary lead by the pair’s `id` to the minimum.'],
  heard: [
    'A `group` named by the label, with two `textbox`es: “Rent per month Min” and “Rent per month Max”.',
    'The error is announced. Answers to it are a `group` named by it.',
    'The group’s description is the description, or the error in its place. Both fields read it too, and then the unit.',
    'Both fields are announced as required and invalid.',
  ],
  owes: [
    'Parse what was typed and say which limits don’t fit: the field has no rules of its own.',
    'Short labels for the two fields: they’re inside them, next to the number.',
  ],
};
