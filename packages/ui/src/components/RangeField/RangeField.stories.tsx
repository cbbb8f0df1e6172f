import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { formatNumber } from '../../testing/writing.ts';
import { guide } from './RangeField.guide.tsx';
import { RangeField, type RangeFieldProps } from './RangeField.tsx';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  parameters: { guide },
  args: {
    label: 'Rent per month',
    minimumLabel: 'Min',
    maximumLabel: 'Max',
    unit: { sign: '€', spoken: 'euros' },
    value: { minimum: '', maximum: '' },
    onChange: fn(),
    format: formatNumber,
  },
} satisfies Meta<typeof RangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: RangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RangeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = { render: Held };

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Held {...args} isRequired value={{ minimum: '699', maximum: '1499' }} />
      <Held
        {...args}
        label="Size"
        unit={{ sign: 'm²' }}
        description="One of the two is enough."
        optionalMark="(optional)"
      />
      <Held
        {...args}
        value={{ minimum: '2000', maximum: '1000' }}
        errorMessage="The minimum is higher than the maximum."
      />
      <Held {...args} label="Huge" value={{ minimum: '0', maximum: '999999999999' }} />
    </Stack>
  ),
};

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  render: Held,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Rent per month Min' })).toHaveFocus();
    await userEvent.keyboard('699');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Rent per month Max' })).toHaveFocus();
    await userEvent.keyboard('1499{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minimum: '699', maximum: '1499' });
  },
};

export const OneErrorIsReadWithBothHalves: Story = {
  tags: ['behaviour'],
  args: { description: 'One of the two is enough.', errorMessage: 'Enter at least one limit.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Rent per month' });
    await expect(group).toHaveAccessibleDescription('Enter at least one limit.');
    await expect(canvas.getAllByText('Enter at least one limit.')).toHaveLength(1);
    for (const half of canvas.getAllByRole('textbox')) {
      await expect(half).toBeInvalid();
      await expect(half).toHaveAccessibleDescription('Enter at least one limit. euros');
    }
  },
};

export const AsksAboutOneHalf: Story = {
  tags: ['behaviour'],
  args: {
    value: { minimum: '', maximum: '1,500' },
    errorMessage: 'Did you mean 1 500 € or 1.50 €?',
    answers: {
      half: 'maximum',
      answers: [
        { label: '1 500 €', onPress: fn() },
        { label: '1.50 €', onPress: fn() },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const [first] = args.answers?.answers ?? [];
    await expect(canvas.getByRole('group', { name: 'Did you mean 1 500 € or 1.50 €?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 500 €' }));
    await expect(first?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Rent per month Max' })).toHaveFocus();
  },
};
