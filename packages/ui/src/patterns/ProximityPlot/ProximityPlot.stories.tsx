import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './ProximityPlot.guide.tsx';
import { ProximityPlot, type ProximityPlotProps, type ProximityPoint } from './ProximityPlot.tsx';

const [kinds, directions] = [
  ['Office', 'Retail', 'Storage', 'Studio'],
  ['north', 'east', 'south', 'west'],
] as const;

// The same dots with every run: steps that share no factor with what they go around in.
function pointsAround(count: number): readonly ProximityPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = 150 + ((index * 1117) % 2800);
    const bearing = (index * 137) % 360;
    const area = 40 + ((index * 271) % 560);
    const points = 45 + ((index * 23) % 55);
    const direction = directions[Math.round(bearing / 90) % 4];
    const name = `${kinds[index % kinds.length]} ${index + 1}`;
    return {
      id: String(index + 1),
      name,
      description: `${name}, ${points} %, ${distance} m ${direction}, ${area} m²`,
      distance,
      bearing,
      area,
      points,
    };
  });
}

const meta = {
  title: 'Matches/ProximityPlot',
  component: ProximityPlot,
  parameters: { guide },
  args: {
    label: 'Matches around Kalevankatu 30',
    summary: '12 matches within 3 km, the nearest 150 m away.',
    points: pointsAround(12),
    rings: [
      { distance: 1000, label: '1 km' },
      { distance: 1500, label: '1.5 km' },
      { distance: 3000, label: '3 km' },
    ],
    centerLabel: 'Search location',
    northLabel: 'N',
    legend: {
      best: 'Top three',
      fewPoints: 'Few points',
      manyPoints: 'Many points',
      smallArea: 'Small space',
      largeArea: 'Large space',
    },
    hint: 'Select a dot to see its details',
    onSelect: fn(),
    onHighlight: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof ProximityPlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const plot = canvas.getByRole('listbox', { name: 'Matches around Kalevankatu 30' });
    await expect(plot).toHaveAccessibleDescription('12 matches within 3 km, the nearest 150 m away.');
    await expect(canvas.getByRole('figure')).toHaveAccessibleName('');
    // Read as the arrow keys go.
    const nearest = args.points.toSorted((one, other) => one.distance - other.distance);
    await expect(canvas.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual(
      nearest.map(({ description }) => description),
    );
    await expect(canvas.getByText('Select a dot to see its details')).toBeVisible();
  },
};

export const Selected: Story = { args: { selectedId: '5' } };

export const WalkedByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <Stack gap={4} align="start">
      <Button variant="secondary">Before</Button>
      <ProximityPlot {...args} />
      <Button variant="secondary">After</Button>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const byDistance = args.points.toSorted((one, other) => one.distance - other.distance);
    const optionAt = (index: number) =>
      canvas.getByRole('option', { name: byDistance.at(index)?.description ?? 'none' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(optionAt(0)).toHaveFocus();
    await expect(args.onHighlight).toHaveBeenLastCalledWith(byDistance[0]?.id);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(optionAt(2)).toHaveFocus();
    await expect(canvas.getByText(byDistance[2]?.description ?? 'none')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(optionAt(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(byDistance[1]?.id);
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(byDistance[1]?.id);
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(optionAt(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(optionAt(0)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(args.onHighlight).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole('option').some((option) => option === document.activeElement)).toBe(
      true,
    );
  },
};

function PlotWithList(props: ProximityPlotProps) {
  const [selectedId, setSelectedId] = useState<string>();
  const [highlightedId, setHighlightedId] = useState<string>();
  return (
    <Inline gap={8}>
      <ProximityPlot
        {...props}
        selectedId={selectedId}
        onSelect={setSelectedId}
        highlightedId={highlightedId}
        onHighlight={setHighlightedId}
      />
      <Stack as="ul" gap={1}>
        {props.points.map(({ id, description }) => (
          <li
            key={id}
            onPointerEnter={() => setHighlightedId(id)}
            onPointerLeave={() => setHighlightedId(undefined)}
          >
            <Button
              size="small"
              variant={selectedId === id ? 'primary' : 'quiet'}
              onPress={() => setSelectedId(id)}
            >
              {highlightedId === id ? `→ ${description}` : description}
            </Button>
          </li>
        ))}
      </Stack>
    </Inline>
  );
}

export const BoundToListBothWays: Story = {
  tags: ['behaviour'],
  args: { points: pointsAround(4) },
  render: (args) => <PlotWithList {...args} />,
  play: async ({ canvas, args }) => {
    const [first, second] = args.points.map(({ description }) => description);
    if (first === undefined || second === undefined) throw new Error('There are too few points.');
    await userEvent.click(canvas.getByRole('option', { name: first }));
    await expect(canvas.getByRole('option', { name: first })).toHaveAttribute('aria-selected', 'true');
    await userEvent.hover(canvas.getByRole('option', { name: second }));
    await expect(canvas.getByRole('button', { name: `→ ${second}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `→ ${second}` }));
    await expect(canvas.getByRole('option', { name: second })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: first })).toHaveAttribute('aria-selected', 'false');
  },
};

export const FocusStaysWhenPointsChange: Story = {
  tags: ['behaviour'],
  render: function Render(args) {
    const [points, setPoints] = useState(args.points);
    return <ProximityPlot {...args} points={points} onSelect={() => setPoints(args.points.slice(0, 6))} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const focused = document.activeElement;
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6));
    await expect(document.activeElement).toBe(focused);
  },
};

export const WithoutPoints: Story = {
  args: { points: [], summary: 'No matches within 3 km.', hint: 'No matches within 3 km.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Matches around Kalevankatu 30' })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const OnePoint: Story = { args: { points: pointsAround(1) } };

export const FiveHundredPoints: Story = {
  tags: ['behaviour'],
  args: { points: pointsAround(500) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('option')).toHaveLength(500);
    await expect(document.activeElement).toHaveAttribute('data-order', '499');
  },
};

const onOneSpot = (count: number) =>
  pointsAround(count).map((point) => ({ ...point, distance: 1200, bearing: 60 }));

export const AllOnOneSpot: Story = { tags: ['behaviour'], args: { points: onOneSpot(40) } };

const small = { bearing: 0, area: 40, points: 70 };

export const NeighboursWithinOneTarget: Story = {
  tags: ['behaviour'],
  args: {
    points: [
      { ...small, id: '1', name: 'Nearest', description: 'Nearest', distance: 200 },
      { ...small, id: '2', name: 'Near', description: 'Near', distance: 320 },
      { ...small, id: '3', name: 'Large', description: 'Large', distance: 2500, area: 4000 },
    ],
  },
  play: async ({ canvas, args }) => {
    const covered = canvas
      .getAllByRole('option')
      .map(middleOf)
      .filter(({ dot, above }) => !dot.contains(above));
    await expect(covered.length).toBeGreaterThan(0);
    for (const { dot, above, coords } of covered) {
      await userEvent.pointer({ keys: '[MouseLeft]', target: above, coords });
      const { id } = args.points.find(({ description }) => description === dot.ariaLabel) ?? {};
      await expect(args.onSelect).toHaveBeenLastCalledWith(id);
    }
  },
};

/** The middle of a dot, and what a pointer meets there. */
function middleOf(dot: HTMLElement) {
  const { x, y, width, height } = dot.getBoundingClientRect();
  const coords = { clientX: x + width / 2, clientY: y + height / 2 };
  return { dot, coords, above: document.elementFromPoint(coords.clientX, coords.clientY) ?? dot };
}

export const NumbersOutOfRange: Story = {
  tags: ['behaviour'],
  args: {
    points: [
      {
        id: '1',
        name: 'Negative',
        description: 'Negative',
        distance: -500,
        bearing: -720,
        area: -10,
        points: -5,
      },
      { id: '2', name: 'Huge', description: 'Huge', distance: 1e12, bearing: 1e6, area: 1e12, points: 1e6 },
    ],
  },
  play: expectNoSideScroll,
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    points: [{ ...pointsAround(1)[0], description: 'x'.repeat(300) } as ProximityPoint],
    selectedId: '1',
  },
  play: expectNoSideScroll,
};

export const TheBestThreeAreNamed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const best = args.points.toSorted((one, other) => other.points - one.points).slice(0, 3);
    for (const { name } of best) await expect(canvas.getByText(name)).toBeVisible();
    await expect(
      canvas.queryByText(args.points.find((point) => !best.includes(point))?.name ?? ''),
    ).toBeNull();
    // Each beside its own dot, within the plot.
    const plot = canvas.getByRole('listbox').getBoundingClientRect();
    for (const { name, description } of best) {
      const text = canvas.getByText(name).getBoundingClientRect();
      const dot = canvas.getByRole('option', { name: description }).getBoundingClientRect();
      await expect(Math.max(text.left - dot.right, dot.left - text.right)).toBeLessThan(12);
      await expect(text.left).toBeGreaterThanOrEqual(plot.left);
      await expect(text.right).toBeLessThanOrEqual(plot.right);
    }
    await expect(canvas.getByText('Top three')).toBeVisible();
  },
};

export const NamesOfNeighboursStandApart: Story = {
  tags: ['behaviour'],
  args: { points: onOneSpot(12) },
  play: async ({ canvas, args }) => {
    const best = args.points.toSorted((one, other) => other.points - one.points).slice(0, 3);
    const boxes = best
      .map(({ name }) => canvas.getByText(name).getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top);
    for (const [index, { top }] of boxes.slice(1).entries()) {
      await expect(top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? 0);
    }
  },
};

export const LongNames: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    points: pointsAround(3).map((point, index) => ({
      ...point,
      name: index === 0 ? 'x'.repeat(60) : `Pohjoisen Hesperiankadun ja Museokadun kulma ${index}`,
    })),
  },
  play: expectNoSideScroll,
};
