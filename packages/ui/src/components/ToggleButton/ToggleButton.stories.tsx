import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './ToggleButton.guide.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  parameters: { guide },
  args: { label: "I'm Interested", icon: 'hand', isSelected: false, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const offAndOn = (args: ToggleButtonProps) => (
  <Inline>
    <ToggleButton {...args} />
    <ToggleButton {...args} isSelected />
    <ToggleButton {...args} variant="primary" />
    <ToggleButton {...args} variant="primary" isSelected />
    <ToggleButton {...args} label="Favorite" icon="star" isLabelHidden />
    <ToggleButton {...args} label="Favorite" icon="star" isLabelHidden isSelected />
  </Inline>
);

export const States: Story = { render: offAndOn };

export const HoverAndFocus: Story = {
  render: (args) => <InEachState>{offAndOn(args)}</InEachState>,
};

export const TurnedOnBySpace: Story = {
  tags: ['behaviour'],
  args: { isLabelHidden: true, label: 'Favorite', icon: 'star' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Favorite' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Waiting: Story = {
  args: { note: 'Waiting to be sent' },
  render: (args) => (
    <Inline>
      <ToggleButton {...args} isSelected />
      <ToggleButton {...args} label="Favorite" icon="star" isLabelHidden isSelected />
      <ToggleButton {...args} label="Compare" isLabelHidden icon="compare" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Favorite' });
    await expect(button).toHaveAccessibleDescription('Waiting to be sent');
    await expect(canvas.getByRole('button', { name: "I'm Interested" })).toHaveAccessibleDescription(
      'Waiting to be sent',
    );
  },
};
