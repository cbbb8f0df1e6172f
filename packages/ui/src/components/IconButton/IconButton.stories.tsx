import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './IconButton.guide.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Close', icon: 'cross', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} size="small" />
      <IconButton {...args} size="small" variant="secondary" />
      <IconButton {...args} isDisabled />
      <IconButton {...args} isDisabled variant="secondary" />
    </Inline>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState>
      <Inline>
        <IconButton {...args} />
        <IconButton {...args} variant="secondary" />
      </Inline>
    </InEachState>
  ),
};

export const PressedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const DisabledCanBeReachedButNotPressed: Story = {
  tags: ['behaviour'],
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};
