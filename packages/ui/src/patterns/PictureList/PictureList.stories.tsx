import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { labels, pictureOf } from './PictureList.fixtures.tsx';
import { guide } from './PictureList.guide.tsx';
import { PictureList, type PictureListProps } from './PictureList.tsx';

const pictures = [
  pictureOf('1', 'hall.png', 0),
  pictureOf('2', 'street door.png', 5),
  pictureOf('3', 'kitchen.png', 1),
  pictureOf('4', 'yard.png', 2),
];

const meta = {
  title: 'Pictures/PictureList',
  component: PictureList,
  parameters: { guide },
  args: {
    label: 'Pictures of Kalevankatu 30',
    pictures,
    labels,
    onReorder: fn(),
    onRemove: fn(),
  },
  render: Held,
} satisfies Meta<typeof PictureList>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: PictureListProps) {
  const [held, hold] = useState(props.pictures);
  return (
    <PictureList
      {...props}
      pictures={held}
      onReorder={(ids) => {
        props.onReorder(ids);
        hold(ids.flatMap((id) => held.filter((picture) => picture.id === id)));
      }}
      onRemove={(id) => {
        props.onRemove(id);
        hold(held.filter((picture) => picture.id !== id));
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('grid', { name: 'Pictures of Kalevankatu 30' }));
    const items = await list.findAllByRole('row');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent('Cover');
    await expect(canvas.getAllByText('Cover')).toHaveLength(1);
  },
};

export const WithoutCover: Story = {
  tags: ['behaviour'],
  args: { labels: { ...labels, cover: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(4);
    await expect(canvas.queryByText('Cover')).not.toBeInTheDocument();
  },
};

/** The pictures are one stop of Tab, arrows go from one to the next, and Tab on to its buttons. */
async function reach(place: number, button: HTMLElement) {
  await userEvent.tab();
  for (let picture = 0; picture < place; picture += 1) await userEvent.keyboard('{ArrowRight}');
  while (document.activeElement !== button) {
    const before = document.activeElement;
    await userEvent.tab();
    if (before === document.activeElement) throw new Error('Tab leads no further.');
  }
}

export const MovedByButtons: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const earlier = () => canvas.getByRole('button', { name: 'Move kitchen.png earlier' });
    await waitFor(earlier);
    await reach(2, earlier());
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['1', '3', '2', '4']);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('kitchen.png is now picture 2 of 4'),
    );
    await waitFor(() => expect(earlier()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('kitchen.png'));
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Cover');
    // At the end it stays reachable, and does nothing.
    await waitFor(() => expect(earlier()).toHaveFocus());
    await expect(earlier()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Move kitchen.png later' }));
    await expect(args.onReorder).toHaveBeenLastCalledWith(['1', '3', '2', '4']);
  },
};

export const DrawnByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await reach(0, await canvas.findByRole('button', { name: /Drag hall.png/u }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName(/Drag/u));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalled());
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('street door.png');
  },
};

export const RemovedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await reach(3, await canvas.findByRole('button', { name: 'Remove yard.png' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('4');
    await expect(canvas.getByRole('status')).toHaveTextContent('yard.png removed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove kitchen.png' })).toHaveFocus());
  },
};
