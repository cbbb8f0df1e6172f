import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './ChipList.guide.tsx';
import { ChipList, type ChipListProps } from './ChipList.tsx';

const chips = [
  { id: 'points', label: 'Above 60%' },
  { id: 'distance', label: 'Under 1.5 km' },
  { id: 'personality', label: 'Personality Matches' },
];

const meta = {
  title: 'Data/ChipList',
  component: ChipList,
  parameters: { guide },
  args: { label: 'Active filters', removeLabel: 'Remove', chips, onRemove: fn() },
} satisfies Meta<typeof ChipList>;

export default meta;

type Story = StoryObj<typeof meta>;

function Removable(args: ChipListProps) {
  const [left, setLeft] = useState(args.chips);
  const remove = (id: string) => {
    args.onRemove(id);
    setLeft((all) => all.filter((chip) => chip.id !== id));
  };
  return <ChipList {...args} chips={left} onRemove={remove} />;
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Under 1.5 km' }));
    await expect(args.onRemove).toHaveBeenCalledWith('distance');
  },
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <ChipList {...args} />
    </InEachState>
  ),
};

const chip = (name: string) => ({ name: `Remove ${name}` });

export const RemovedByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', chip('Above 60%'))).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', chip('Under 1.5 km'))).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('distance');
    await waitFor(() => expect(canvas.getByRole('button', chip('Personality Matches'))).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('button', chip('Above 60%'))).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', chip('Above 60%'))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('points');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const EveryChipSaysWhatItTakesAway: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('button')?.ariaLabel)).toEqual([
      'Remove Above 60%',
      'Remove Under 1.5 km',
      'Remove Personality Matches',
    ]);
  },
};

export const One: Story = { args: { chips: chips.slice(0, 1) } };

export const Many: Story = {
  args: {
    chips: Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `Room ${index + 1}` })),
  },
};
