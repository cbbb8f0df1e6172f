import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './Select.guide.tsx';
import { Select } from './Select.tsx';

const industries = [
  { value: 'mn', label: 'Manufacturing' },
  { value: 'fi', label: 'Financial services' },
  { value: 'tr', label: 'Transportation' },
  { value: 'ed', label: 'Education' },
  { value: 'ti', label: 'Tertiary industry' },
  { value: 'hc', label: 'Health care' },
  { value: 'ht', label: 'Hospitality' },
  { value: 'mi', label: 'Media industry' },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: { guide },
  args: { label: 'Industry', placeholder: 'Select', options: industries, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Select {...args} isRequired defaultValue="hc" />
      <Select
        {...args}
        label="Second industry"
        optionalMark="(optional)"
        description="Where you also work."
      />
      <Select {...args} label="Main industry" isRequired errorMessage="Select an industry." />
    </Stack>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <Select {...args} isRequired defaultValue="hc" />
    </InEachState>
  ),
};

export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' });
    await expect(field.selectedOptions[0]).toHaveTextContent('Select');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'Transportation');
    await expect(args.onChange).toHaveBeenLastCalledWith('tr');
    await expect(field).toHaveValue('tr');
  },
};

export const HeldByTheParent: Story = {
  tags: ['behaviour'],
  args: { value: 'ed' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.selectOptions(field, 'Hospitality');
    await expect(args.onChange).toHaveBeenLastCalledWith('ht');
    // The parent did not take the answer.
    await expect(field).toHaveValue('ed');
  },
};

export const AnswerTakenBack: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 'ed', noneLabel: 'No answer' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' });
    await userEvent.selectOptions(field, within(field).getByRole('option', { name: 'No answer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ErrorIsReadWithTheField: Story = {
  tags: ['behaviour'],
  args: { description: 'What your organisation does.', errorMessage: 'Select an industry.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(field).toHaveAccessibleDescription('Select an industry.');
    await expect(field).toBeInvalid();
  },
};

export const NoOptions: Story = { args: { options: [] } };

export const OneHundredOptions: Story = {
  tags: ['behaviour'],
  args: {
    options: Array.from({ length: 100 }, (_, index) => ({
      value: String(index),
      label: `Announcement ${index + 1}`,
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Announcement 100');
    await expect(args.onChange).toHaveBeenLastCalledWith('99');
  },
};
