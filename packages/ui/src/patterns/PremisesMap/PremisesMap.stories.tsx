import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Switch } from '../../components/Switch/Switch.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { kamppiLayers, kamppiTile } from './kamppi.fixtures.ts';
import type { MapPremises } from './marks.ts';
import { pmtilesOf } from './pmtiles.fixtures.ts';
import { exampleMap, guide } from './PremisesMap.guide.tsx';
import { boundsAround, type MapBounds, PremisesMap } from './PremisesMap.tsx';

const meta = {
  title: 'Data/PremisesMap',
  component: PremisesMap,
  parameters: { guide },
  args: { ...exampleMap, onSelect: fn(), onHighlight: fn(), onOpen: fn(), onViewChange: fn() },
} satisfies Meta<typeof PremisesMap>;

export default meta;

type Story = StoryObj<typeof meta>;

/** From near to far. */
const [nearest, second] = exampleMap.premises;

const markOf = async (canvasElement: Element, id: string): Promise<SVGGElement> =>
  waitFor(() => {
    const mark = canvasElement.querySelector<SVGGElement>(`[data-premises="${id}"]`);
    if (mark === null) throw new Error(`Premises ${id} are not drawn`);
    return mark;
  });

async function middleOf(mark: Element) {
  // The map is drawn with the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = mark.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const map = canvas.getByRole('application', { name: /^Map around Kalevankatu 30/ });
    await expect(map).toHaveAccessibleDescription('3 matches within 1 km.');
    await expect(canvas.getByRole('listbox', { name: 'Premises on the map' })).toBeInTheDocument();
    await expect(canvas.getByText(/^Source: Ryhti/)).toBeVisible();
    await markOf(canvasElement, '1');
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
  },
};

export const Selected: Story = { args: { selectedId: '2' } };

export const Highlighted: Story = { args: { highlightedId: '3' } };

export const WithoutSearchLocation: Story = { args: { center: undefined, rings: [] } };

export const WithoutTiles: Story = { args: { tiles: [], places: [] } };

const withLayers = {
  tiles: [kamppiLayers, kamppiTile],
  credits: [
    ...exampleMap.credits,
    '© OpenStreetMap contributors, ODbL',
    'Source: railway network, Finnish Transport Infrastructure Agency, CC BY 4.0, modified',
  ],
};

/** Water, a park and tracks are drawn in their colours. */
async function expectAreas(canvasElement: Element): Promise<void> {
  const ground = canvasElement.querySelector('[data-ground]') ?? canvasElement;
  const { caretColor, textDecorationColor, columnRuleColor } = getComputedStyle(ground);
  await waitFor(async () => {
    const drawn = [...ground.querySelectorAll('path')].flatMap((path) => [
      path.getAttribute('fill'),
      path.getAttribute('stroke'),
    ]);
    await expect(drawn).toEqual(expect.arrayContaining([caretColor, textDecorationColor, columnRuleColor]));
  });
}

export const WithLayers: Story = {
  args: withLayers,
  play: async ({ canvas, canvasElement }) => {
    await expectAreas(canvasElement);
    await expect(
      canvas.getByText(/Ryhti.* · © OpenStreetMap contributors, ODbL · Source: railway/),
    ).toBeVisible();
  },
};

export const NarrowWithLayers: Story = {
  args: withLayers,
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expectNoSideScroll();
    const credits = canvas.getByText(/© OpenStreetMap contributors/);
    await expect(credits).toBeVisible();
    const [map, line] = [canvas.getByRole('application'), credits].map((element) =>
      element.getBoundingClientRect(),
    );
    // Below the map, whose marks it leaves free.
    await expect(line?.top).toBeGreaterThanOrEqual(map?.bottom ?? Infinity);
  },
};

/** A harbour and a park, as a PMTiles file of the reader's own. */
const file = pmtilesOf(
  [24.93, 60.167],
  [
    {
      layer: 'water',
      kind: 'ocean',
      corners: [
        [24.9, 60.15],
        [24.928, 60.15],
        [24.922, 60.19],
        [24.9, 60.19],
      ],
    },
    {
      layer: 'landuse',
      kind: 'park',
      corners: [
        [24.932, 60.1655],
        [24.937, 60.1655],
        [24.937, 60.169],
        [24.932, 60.169],
      ],
    },
  ],
);

export const WithPmtiles: Story = {
  args: {
    pmtiles: URL.createObjectURL(new Blob([file])),
    credits: [...exampleMap.credits, 'Source: Example'],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-vector="shown"] canvas')).toBeVisible(), {
      timeout: 20_000,
    });
    // What is ours is above it.
    await markOf(canvasElement, '1');
    await expect(canvas.getByRole('listbox')).toBeInTheDocument();
    await expect(canvas.getByText(/ · Source: Example$/)).toBeVisible();
  },
};

export const WithPmtilesThatAreMissing: Story = {
  tags: ['behaviour'],
  args: { pmtiles: '/none.pmtiles' },
  play: async ({ canvasElement }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    await waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 });
    await expect(canvasElement.querySelector('[data-vector="none"]')).toBeEmptyDOMElement();
    await markOf(canvasElement, '1');
  },
};

const many: readonly MapPremises[] = Array.from({ length: 300 }, (_, index) => ({
  id: `many-${index}`,
  price: `${900 + index * 10}\u00a0€`,
  description: `Office ${index + 1}, ${900 + index * 10}\u00a0€`,
  latitude: 60.1672 + 0.004 * Math.sin(index * 2.4) * Math.sqrt(index / 300),
  longitude: 24.931 + 0.008 * Math.cos(index * 2.4) * Math.sqrt(index / 300),
  area: 40 + ((index * 271) % 560),
  points: 40 + ((index * 23) % 60),
}));

export const Clustered: Story = {
  args: { premises: many },
  play: async ({ canvas, canvasElement }) => {
    const clusters = () => [...canvasElement.querySelectorAll('[data-cluster]')];
    await waitFor(() => expect(clusters().length).toBeGreaterThan(3));
    const counted = clusters().reduce(
      (sum, cluster) => sum + Number(cluster.getAttribute('data-cluster')),
      0,
    );
    await expect(counted + canvasElement.querySelectorAll('[data-premises]').length).toBe(many.length);
    // Screen readers get the options around the current one, counted among all.
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-setsize', '300');
  },
};

export const AllPriced: Story = {
  args: { premises: many.filter((_, index) => index % 25 === 0), areAllPriced: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-premises]')).toHaveLength(12));
    await expect(canvasElement.querySelector('[data-cluster]')).toBeNull();
    const texts = [...canvasElement.querySelectorAll('[data-map] text')].map(
      ({ textContent }) => textContent,
    );
    await expect(texts.filter((text) => text.endsWith('€')).length).toBeGreaterThan(6);
  },
};

const zooms: number[] = [];

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { onViewChange: fn((_bounds: MapBounds, zoom: number) => void zooms.push(zoom)) },
  play: async ({ canvas, canvasElement, args }) => {
    await markOf(canvasElement, '1');
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    const before = await middleOf(await markOf(canvasElement, '1'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => {
      const after = await middleOf(await markOf(canvasElement, '1'));
      await expect(Math.round(before.clientY - after.clientY)).toBe(80);
    });
    await userEvent.keyboard('0');
    await waitFor(async () => {
      const after = await middleOf(await markOf(canvasElement, '1'));
      await expect(Math.round(before.clientY - after.clientY)).toBe(0);
    });
    const zoom = () => zooms.at(-1) ?? 0;
    const far = zoom();
    await userEvent.keyboard('+');
    await waitFor(() => expect(zoom()).toBeCloseTo(far + 1));

    await userEvent.tab();
    const list = canvas.getByRole('listbox');
    await expect(list).toHaveFocus();
    await expect(args.onHighlight).toHaveBeenLastCalledWith(nearest?.id);
    await expect(list).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onHighlight).toHaveBeenLastCalledWith(second?.id);
    await expect(canvas.getAllByText(/^Malminkatu 5, studio/)[0]).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(second?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(second?.id);
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(args.onHighlight).toHaveBeenLastCalledWith('3');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await expect(args.onHighlight).toHaveBeenLastCalledWith(undefined);
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const map = canvas.getByRole('application');
    const at = await middleOf(await markOf(canvasElement, '1'));
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', isPrimary: true };
    await fireEvent.pointerMove(map, { ...pointer, ...at });
    await expect(args.onHighlight).toHaveBeenLastCalledWith('1');
    await fireEvent.pointerDown(map, { ...pointer, ...at });
    await fireEvent.pointerUp(map, { ...pointer, ...at });
    await expect(args.onSelect).toHaveBeenLastCalledWith('1');

    // Dragged, the map moves and nothing is selected.
    const to = { clientX: at.clientX + 60, clientY: at.clientY + 30 };
    await fireEvent.pointerDown(map, { ...pointer, ...at });
    await fireEvent.pointerMove(map, { ...pointer, ...to });
    await fireEvent.pointerUp(map, { ...pointer, ...to });
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await waitFor(async () => {
      const after = await middleOf(await markOf(canvasElement, '1'));
      await expect(Math.round(after.clientX - at.clientX)).toBe(60);
      await expect(Math.round(after.clientY - at.clientY)).toBe(30);
    });

    // What is under the wheel stays there.
    await fireEvent.wheel(map, { ...to, deltaY: -200 });
    await waitFor(async () => {
      const after = await middleOf(await markOf(canvasElement, '1'));
      await expect(Math.abs(after.clientX - to.clientX)).toBeLessThan(1);
    });
  },
};

const { legend: _legend, ...withoutLegend } = exampleMap;

export const PickedPlace: Story = {
  tags: ['behaviour'],
  args: { premises: [], center: undefined, rings: [], onPick: fn() },
  render: ({ onPick, onViewChange }) => (
    <PremisesMap
      {...withoutLegend}
      premises={[]}
      center={undefined}
      area={boundsAround({ latitude: 60.1672, longitude: 24.931 }, 500)}
      onPick={onPick ?? fn()}
      onViewChange={onViewChange ?? fn()}
    />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const map = canvas.getByRole('application');
    const pin = () => canvasElement.querySelector('[data-pin]');
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    await expect(pin()).toBeNull();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();

    await userEvent.tab();
    await expect(map).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(pin()).not.toBeNull();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const north = expect.toSatisfy((latitude: number) => latitude > 60.1672 && latitude < 60.1682);
    await expect(args.onPick).toHaveBeenLastCalledWith({
      latitude: north,
      longitude: expect.closeTo(24.931, 4),
    });

    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2 + 40, clientY: top + height / 2 };
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', isPrimary: true };
    await fireEvent.pointerDown(map, { ...pointer, ...at });
    await fireEvent.pointerUp(map, { ...pointer, ...at });
    await expect(args.onPick).toHaveBeenLastCalledWith({
      latitude: expect.closeTo(60.1672, 4),
      longitude: expect.toSatisfy((longitude: number) => longitude > 24.931),
    });
  },
};

export const WithSwitch: Story = {
  args: {
    area: boundsAround({ latitude: 60.166, longitude: 24.931 }, 150),
    children: <Switch>Search as I move the map</Switch>,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('switch', { name: 'Search as I move the map' })).toBeInTheDocument();
    await markOf(canvasElement, '1');
    const north = expect.closeTo(60.16735, 4);
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenCalledWith(expect.objectContaining({ north }), expect.anything()),
    );
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expectNoSideScroll();
    await expect(canvas.getByText(/^Source: Ryhti/)).toBeVisible();
  },
};
