import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './CheckboxGroup.guide.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const types = [
  { value: 'office', label: 'Office' },
  { value: 'storage', label: 'Storage' },
  { value: 'retail', label: 'Retail' },
];

const amenities = [
  'Kitchen',
  'WC',
  'Shower',
  'Elevator',
  'Break room',
  'Parking',
  'Loading dock',
  'Club room',
  'Guard booth',
  'Gym',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { guide },
  args: { label: 'Property types', options: types, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <CheckboxGroup {...args} isRequired defaultValue={['office', 'retail']} />
      <CheckboxGroup
        {...args}
        label="Amenities"
        options={amenities}
        arrangement="columns"
        optionalMark="(optional)"
        defaultValue={['WC', 'Parking']}
      />
      <CheckboxGroup
        {...args}
        label="Number of rooms"
        isRequired
        description="Select all that apply."
        errorMessage="Select at least one."
      />
      <CheckboxGroup
        {...args}
        label="Sharing"
        options={[{ value: 'contact', label: 'Contact details', description: 'On mutual interest only.' }]}
      />
    </Stack>
  ),
};

export const TickedByKeyboardAndKeptInOrder: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Property types' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Retail' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['retail']);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['office', 'retail']);
  },
};

export const RareOptionsOnDemand: Story = {
  tags: ['behaviour'],
  args: {
    label: 'Amenities',
    options: amenities,
    arrangement: 'columns',
    more: { after: 3, label: 'More amenities' },
    defaultValue: ['Parking'],
  },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'More amenities', expanded: false });
    const named = () => canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(named()).toEqual(['Kitchen', 'WC', 'Shower', 'Parking']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Parking' }));
    await expect(canvas.getByRole('checkbox', { name: 'Parking' })).toHaveFocus();
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Elevator' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Elevator']);
    await userEvent.click(canvas.getByRole('button', { name: 'More amenities', expanded: true }));
    await expect(named()).toEqual(['Kitchen', 'WC', 'Shower', 'Elevator', 'Parking']);
  },
};

export const ErrorIsSaidOnce: Story = {
  tags: ['behaviour'],
  args: { description: 'Select all that apply.', errorMessage: 'Select at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Select at least one.')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Property types' })).toHaveAccessibleDescription(
      'Select all that apply. Select at least one.',
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const NoOptions: Story = { args: { options: [] } };
