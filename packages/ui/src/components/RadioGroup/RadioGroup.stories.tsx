import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './RadioGroup.guide.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const floors = [
  { value: 'bottom', label: 'Bottom' },
  { value: 'middle', label: 'Middle' },
  { value: 'top', label: 'Top' },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  args: { label: 'Floor', options: floors, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <RadioGroup {...args} isRequired defaultValue="top" />
      <RadioGroup {...args} arrangement="columns" optionalMark="(optional)" />
      <RadioGroup
        {...args}
        label="Who are you?"
        description="This decides what we ask next."
        options={[
          { value: 'private', label: 'Private person', description: 'You rent for yourself.' },
          { value: 'organisation', label: 'Organisation', description: 'You have a business ID.' },
        ]}
        defaultValue="private"
      />
      <RadioGroup {...args} label="Wanted floor" isRequired errorMessage="Select a floor." />
    </Stack>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <RadioGroup {...args} isRequired defaultValue="top" />
    </InEachState>
  ),
};

export const ChosenByArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Floor' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bottom' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('middle');
    await expect(canvas.getByRole('radio', { name: 'Middle' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('top');
    await userEvent.tab({ shift: true });
    await expect(document.body).toHaveFocus();
  },
};

export const ErrorIsReadWithTheGroup: Story = {
  tags: ['behaviour'],
  args: { description: 'One of them.', errorMessage: 'Select a floor.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Floor' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('One of them. Select a floor.');
  },
};
