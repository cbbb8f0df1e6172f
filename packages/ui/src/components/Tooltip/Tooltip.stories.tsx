import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { untilStill } from '../../testing/untilStill.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Tooltip.guide.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  parameters: { guide },
  args: { text: 'Choose a location first', children: <Button isDisabled>Continue</Button> },
  render: (args) => (
    <Stack gap={10}>
      <Text tone="muted">Step 1 of 5</Text>
      <Inline>
        <Tooltip {...args} />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await screen.findByRole('tooltip');
    await untilStill();
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShownByFocusHiddenByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ShownByThePointer: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Step 1 of 5'));
    await userEvent.hover(canvas.getByRole('button'));
    const hint = await screen.findByRole('tooltip');
    await userEvent.hover(hint);
    await expect(hint).toBeInTheDocument();
    await userEvent.unhover(hint);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Placements: Story = { args: { placement: 'end' } };

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { text: 'x'.repeat(300), placement: 'bottom' },
};
