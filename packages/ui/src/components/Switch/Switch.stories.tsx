import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './Switch.guide.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: { guide },
  args: { children: 'Share my contact details when interest is mutual', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch defaultSelected description="Only those whom you also marked as interesting see them.">
        Share my contact details when interest is mutual
      </Switch>
    </Stack>
  ),
};

export const HoverAndFocus: Story = {
  render: () => (
    <InEachState of={['hovered', 'focused']}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
    </InEachState>
  ),
};

export const TurnedByKeyboardAndByItsWords: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Share my contact details when interest is mutual' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Share my contact details when interest is mutual'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const DescriptionIsReadWithTheSwitch: Story = {
  tags: ['behaviour'],
  args: { description: 'Off at first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Off at first.');
  },
};
