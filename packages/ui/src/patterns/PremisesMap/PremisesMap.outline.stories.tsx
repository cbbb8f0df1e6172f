import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { exampleMap, guide } from './PremisesMap.guide.tsx';
import { type MapPosition, PremisesMap, type PremisesMapProps } from './PremisesMap.tsx';

const square: readonly MapPosition[] = [
  { latitude: 60.165, longitude: 24.927 },
  { latitude: 60.165, longitude: 24.935 },
  { latitude: 60.169, longitude: 24.935 },
  { latitude: 60.169, longitude: 24.927 },
];

const meta = {
  title: 'Data/PremisesMap/Area',
  component: PremisesMap,
  parameters: { guide },
  args: { ...exampleMap, rings: [], outline: { corners: square }, onPick: fn(), onViewChange: fn() },
} satisfies Meta<typeof PremisesMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  render: ({ onPick: _onPick, ...args }) => <PremisesMap {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-outline="4"]')).toBeInTheDocument());
  },
};

function EditedMap({ onPick, outline: _outline, legend: _legend, ...props }: PremisesMapProps) {
  const [corners, setCorners] = useState(square);
  const [selected, setSelected] = useState<number>();
  return (
    <PremisesMap
      {...props}
      premises={[]}
      center={undefined}
      isInText
      onPick={(position) => {
        setCorners([...corners, position]);
        onPick?.(position);
      }}
      outline={{
        corners,
        editing: {
          cornerLabel: (index) => `Point ${index + 1} of ${corners.length}`,
          selected,
          onSelect: setSelected,
          onMove: (index, position) => setCorners(corners.with(index, position)),
          onRemove: (index) => setCorners(corners.toSpliced(index, 1)),
        },
      }}
    />
  );
}

export const Edited: Story = {
  tags: ['behaviour'],
  render: (args) => <EditedMap {...args} />,
  play: async ({ canvas, args }) => {
    const map = canvas.getByRole('application');
    const cornerAt = (number: number) =>
      canvas.getByRole('button', { name: new RegExp(`^Point ${number} of`) });
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    await waitFor(() => expect(middleOf(cornerAt(1)).clientX).toBeLessThan(middleOf(cornerAt(2)).clientX));

    // By the keyboard: a corner is moved, one is removed, and the next one has the focus.
    cornerAt(2).focus();
    const before = middleOf(cornerAt(2));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(middleOf(cornerAt(2)).clientX).toBeCloseTo(before.clientX + 20, 0));
    await userEvent.keyboard('{Delete}');
    await expect(cornerAt(2)).toHaveFocus();
    await expect(cornerAt(2)).toHaveAccessibleName('Point 2 of 3');
    await userEvent.keyboard('{Enter}');
    await expect(cornerAt(2)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');

    // A pin is put between them, as on a map on which a place is picked.
    map.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenCalledTimes(1);
    await expect(cornerAt(4)).toBeInTheDocument();

    // By dragging: the map stays, and the corner goes.
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', isPrimary: true };
    const from = middleOf(cornerAt(1));
    const corner = cornerAt(1);
    corner.setPointerCapture = fn();
    await fireEvent.pointerDown(corner, { ...pointer, ...from });
    await fireEvent.pointerMove(corner, {
      ...pointer,
      clientX: from.clientX + 30,
      clientY: from.clientY - 10,
    });
    await fireEvent.pointerUp(corner, { ...pointer, clientX: from.clientX + 30, clientY: from.clientY - 10 });
    await fireEvent.click(corner);
    await waitFor(() => expect(middleOf(cornerAt(1)).clientX).toBeCloseTo(from.clientX + 30, 0));
    await expect(cornerAt(1)).toHaveAttribute('aria-pressed', 'false');
  },
};
