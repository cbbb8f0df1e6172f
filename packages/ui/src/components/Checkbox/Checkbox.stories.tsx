import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Remember me', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Checkbox>Office</Checkbox>
      <Checkbox defaultSelected>Retail</Checkbox>
      <Checkbox defaultSelected description="A ramp or a lift, and doors 80 cm wide.">
        Accessible
      </Checkbox>
    </Stack>
  ),
};

export const HoverAndFocus: Story = {
  render: () => (
    <InEachState of={['hovered', 'focused']}>
      <Checkbox>Office</Checkbox>
      <Checkbox defaultSelected>Retail</Checkbox>
    </InEachState>
  ),
};

export const TickedBySpaceAndByItsWords: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'ä'.repeat(300) },
};
