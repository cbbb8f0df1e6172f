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
    'For a lower and an upper bound of the same thing: a rent, a size.',
    'Also where one bound is enough: the other may stay empty.',
  ],
  avoid: [
    { when: 'One number is asked for.', take: 'NumberField' },
    { when: 'The bounds are days.', take: 'Two DateFields' },
    { when: 'A few ranges are offered.', take: 'RadioGroup, or CheckboxGroup for several' },
    { when: 'Where prices lie is shown, and nothing is asked.', take: 'RangeChart' },
  ],
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
