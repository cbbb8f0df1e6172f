import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { formatDay } from '../../testing/writing.ts';
import { guide } from './DateField.guide.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: { guide },
  args: { label: 'Birthday', onChange: fn(), format: formatDay, placeholder: 'dd/mm/yyyy' },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ format = String, placeholder = '' }) => (
    <Stack gap={6}>
      <DateField label="Birthday" optionalMark="(optional)" defaultValue="1990-04-30" format={format} />
      <DateField label="Registered" isRequired description="Day, month and year." placeholder={placeholder} />
      <DateField
        label="Founded"
        isRequired
        defaultValue="31/02/2004"
        errorMessage="Enter a date, for example 31/12/2004."
      />
    </Stack>
  ),
};

export const TypedAndPasted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Birthday' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('30.4.1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('30.4.1990');
    // Nothing is changed while somebody writes.
    await expect(field).toHaveValue('30.4.1990');
    await userEvent.tab();
    await expect(field).toHaveValue('30/04/1990');
    for (const written of ['1/5/1990', '1990-05-01']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(written);
      await expect(args.onChange).toHaveBeenLastCalledWith(written);
      await userEvent.tab();
      await expect(field).toHaveValue('01/05/1990');
    }
  },
};

export const FilledInByTheBrowser: Story = {
  tags: ['behaviour'],
  args: { autoComplete: 'bday' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'bday');
    await fireEvent.input(field, { target: { value: '1990-04-30' } });
    await expect(field).toHaveValue('30/04/1990');
  },
};

export const NotADayStays: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '31/02/2026', errorMessage: 'Enter a date, for example 31/12/2026.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('31/02/2026');
  },
};

export const ErrorIsReadWithTheField: Story = {
  tags: ['behaviour'],
  args: { errorMessage: 'Enter your birthday.', description: 'Never shown to landlords.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Birthday' });
    await expect(field).toHaveAccessibleDescription('Enter your birthday.');
    await expect(field).toBeInvalid();
  },
};
