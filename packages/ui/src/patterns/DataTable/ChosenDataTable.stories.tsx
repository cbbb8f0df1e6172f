import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { ProximityPlot, type ProximityPoint } from '../ProximityPlot/ProximityPlot.tsx';
import { columns, premises, premisesCard, PremisesTable, type Premises } from './DataTable.fixtures.tsx';

const meta = {
  title: 'Data/DataTable/Beside a plot',
  // DataTable's own page describes it.
  tags: ['!autodocs'],
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns: columns.filter(({ id }) => ['property', 'location', 'match'].includes(id)),
    rows: premises(6),
    rowKey: (row) => row.id,
    href: (row) => `#${row.id}`,
    empty: 'No matches yet',
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading matches',
  },
  render: function Render(args) {
    const [chosen, setChosen] = useState<string>();
    const [highlighted, setHighlighted] = useState<string>();
    return (
      <Grid columns="wide">
        <PremisesTable
          {...args}
          chosenKey={chosen}
          highlightedKey={highlighted}
          onHighlight={setHighlighted}
        />
        <ProximityPlot
          label="Matches around Kalevankatu 30"
          summary={`${args.rows.length} matches`}
          points={args.rows.flatMap((row) => (row === undefined ? [] : [pointOf(row)]))}
          rings={[
            { distance: 1500, label: '1.5 km' },
            { distance: 3000, label: '3 km' },
          ]}
          centerLabel="Search location"
          northLabel="N"
          legend={{
            best: 'Top three',
            fewPoints: 'Few points',
            manyPoints: 'Many points',
            smallArea: 'Small space',
            largeArea: 'Large space',
          }}
          hint="Select a dot to see its details"
          selectedId={chosen}
          onSelect={setChosen}
          highlightedId={highlighted}
          onHighlight={setHighlighted}
        />
      </Grid>
    );
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

function pointOf({ id, type, percent }: Premises): ProximityPoint {
  const index = Number(id);
  const distance = 400 * index;
  return {
    id,
    name: type,
    description: `${type}, ${distance} m`,
    distance,
    bearing: 70 * index,
    area: 120,
    points: percent,
  };
}

const rowOf = (cell: HTMLElement) => {
  const row = cell.closest<HTMLElement>('[data-key]');
  if (row === null) throw new Error('This stands in no row.');
  return row;
};

const lineBefore = (row: HTMLElement) =>
  getComputedStyle(row.firstElementChild ?? row, '::before').borderInlineStartWidth;

const leftOf = (cells: Iterable<Element>) => Array.from(cells, (cell) => cell.getBoundingClientRect().left);

export const ChosenInThePlot: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Retail 2, 800 m' }));
    const name = canvas.getByRole('link', { name: 'Retail 2' });
    await expect(name).toHaveAttribute('aria-current', 'true');
    await expect(lineBefore(rowOf(name))).toBe('4px');
    // The line takes no room: each cell stays below its header.
    await expect(leftOf(rowOf(name).children)).toEqual(leftOf(canvas.getAllByRole('columnheader')));
    await userEvent.hover(canvas.getByRole('option', { name: 'Storage 3, 1200 m' }));
    const passed = rowOf(canvas.getByRole('link', { name: 'Storage 3' }));
    await waitFor(() => expect(lineBefore(passed)).toBe('2px'));
  },
};

export const FocusInTheTableIsToldByThePlot: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Office 1' }).focus();
    await expect(await canvas.findByText('Office 1, 400 m')).toBeVisible();
  },
};

export const ChosenRowComesIntoSight: Story = {
  tags: ['behaviour'],
  args: { rows: premises(40) },
  play: async ({ canvas }) => {
    canvas.getByRole('option', { name: 'Office 40, 16000 m' }).focus();
    await userEvent.keyboard(' ');
    const row = rowOf(canvas.getByRole('link', { name: 'Office 40' }));
    await waitFor(() =>
      expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    );
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const CardsOnPhone: Story = {
  tags: ['behaviour'],
  args: { renderCard: premisesCard, rows: premises(3) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('option', { name: 'Retail 2, 800 m' });
    await userEvent.click(dot);
    const card = rowOf(canvas.getByRole('heading', { name: 'Retail 2' }));
    await expect(getComputedStyle(card, '::before').borderInlineStartWidth).toBe('4px');
    // What the pointer is on is told of before what has the focus.
    await userEvent.unhover(dot);
    canvas.getByRole('link', { name: 'Office 1' }).focus();
    await expect(await canvas.findByText('Office 1, 400 m')).toBeVisible();
  },
};
