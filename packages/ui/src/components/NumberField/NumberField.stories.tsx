import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { formatNumber } from '../../testing/writing.ts';
import { guide } from './NumberField.guide.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: { guide },
  args: {
    label: 'Rent per month',
    unit: { sign: '€', spoken: 'euros' },
    onChange: fn(),
    format: formatNumber,
  },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A space that does not break: what groups digits. */
const GAP = '\u00A0';

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <NumberField
        label="Rent per month"
        isRequired
        unit={{ sign: '€' }}
        defaultValue="1499"
        format={formatNumber}
      />
      <NumberField
        label="Size"
        unit={{ sign: 'm²', spoken: 'square metres' }}
        description="Without storage."
        defaultValue="12345"
        format={formatNumber}
      />
      <NumberField label="Turnover" unit={{ sign: '€' }} optionalMark="(optional)" />
      <NumberField
        label="Time in Finland"
        unit={{ sign: 'years' }}
        defaultValue="1000"
        errorMessage="Enter a number from 0 to 999."
      />
    </Stack>
  ),
};

export const GroupsByThousandsOnLeaving: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rent per month' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
    await expect(field).toHaveValue('1234567');
    await userEvent.tab();
    await expect(field).toHaveValue(`1${GAP}234${GAP}567`);
    await expect(field).toHaveAccessibleDescription('euros');
    await userEvent.clear(field);
    await userEvent.type(field, '7654{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(`7${GAP}654`);
  },
};

export const EmptiedIsNone: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '699' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const TakesGroupedAndPastedDigits: Story = {
  tags: ['behaviour'],
  args: { isDecimal: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const written of ['1 499,50', '1499,50', '1499.50']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(written);
      await expect(field).toHaveValue(written);
      await userEvent.tab();
      await expect(field).toHaveValue(`1${GAP}499.5`);
    }
  },
};

export const NothingIsChangedBehindTheReadersBack: Story = {
  tags: ['behaviour'],
  args: { errorMessage: 'Enter a number, for example 1 250.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'about 1000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('about 1000');
    await expect(field).toHaveValue('about 1000');
    await expect(field).toBeInvalid();
  },
};

/** Asks about ambiguous numbers and takes the answer, as an app does. */
function Asking({ onChange, ...props }: NumberFieldProps) {
  const [rent, setRent] = useState('1,500');
  const change = (typed: string) => {
    setRent(typed);
    onChange?.(typed);
  };
  const isUnclear = rent === '1,500';
  return (
    <NumberField
      {...props}
      value={rent}
      onChange={change}
      errorMessage={isUnclear ? 'Did you mean 1 500 € or 1.50 €?' : undefined}
      answers={
        isUnclear
          ? [
              { label: '1 500 €', onPress: () => change('1500') },
              { label: '1.50 €', onPress: () => change('1.5') },
            ]
          : []
      }
      format={(typed) => (typed === '1,500' ? typed : formatNumber(typed))}
    />
  );
}

export const AmbiguousNumber: Story = { render: Asking };

export const AnsweredByKeyboardAndFocusReturns: Story = {
  tags: ['behaviour'],
  render: Asking,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rent per month' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Did you mean 1 500 € or 1.50 €? euros');
    // It is announced, because it comes when the reader has gone on.
    await expect(canvas.getByRole('status')).toHaveTextContent('Did you mean 1 500 € or 1.50 €?');
    await userEvent.tab();
    await userEvent.tab();
    const answers = canvas.getByRole('group', { name: 'Did you mean 1 500 € or 1.50 €?' });
    await expect(answers).toContainElement(canvas.getByRole('button', { name: '1 500 €' }));
    await expect(canvas.getByRole('button', { name: '1 500 €' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1500');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(`1${GAP}500`);
    await expect(field).toBeValid();
    await expect(answers).not.toBeInTheDocument();
  },
};

export const Confirmed: Story = {
  args: {
    defaultValue: '15',
    errorMessage: '15 € for 80 m² is 0.19 €/m² a month. Is that right?',
    answers: [{ label: 'Yes, that’s right', onPress: fn() }],
  },
};
