import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './Tabs.guide.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'Managing system',
    onSelect: fn(),
    tabs: [
      { id: 'property', label: 'property', content: <Button>Add property</Button> },
      { id: 'user', label: 'user', content: <Text>Ten users a page.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'property' });
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('tabpanel')).toBeVisible();
  },
};

export const HoverAndFocus: Story = {
  args: {
    tabs: [
      { id: 'property', label: 'property', content: <Text>Ten premises a page.</Text> },
      { id: 'user', label: 'user', content: <Text>Ten users a page.</Text> },
    ],
  },
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <Tabs {...args} />
    </InEachState>
  ),
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    for (const tab of tabs.slice(0, 2)) {
      await waitFor(() => expect(tab).toHaveAttribute('data-hovered', 'true'));
    }
    const focused = tabs.at(-1);
    // Round the words, not over them.
    await waitFor(() => expect(focused).toHaveStyle({ outlineOffset: '2px', outlineStyle: 'solid' }));
  },
};

export const MovedByArrows: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await canvas.findByRole('tab', { name: 'property' });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'property' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('user');
    await expect(canvas.getByRole('tab', { name: 'user' })).toHaveFocus();
    await expect(canvas.getByText('Ten users a page.')).toBeVisible();
    await expect(canvas.queryByText('Add property')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'property' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add property' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'property' })).toHaveFocus();
  },
};

export const HeldByTheParent: Story = {
  tags: ['behaviour'],
  args: { selectedId: 'user' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'property' }));
    await expect(args.onSelect).toHaveBeenCalledWith('property');
    await expect(canvas.getByText('Ten users a page.')).toBeVisible();
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { tabs: [{ id: 'x', label: 'x'.repeat(300), content: <Text>{'y'.repeat(300)}</Text> }] },
};
