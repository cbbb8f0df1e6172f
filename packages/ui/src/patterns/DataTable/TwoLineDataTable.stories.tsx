import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';
import { columns, premises, premisesCard, PremisesTable, type Premises } from './DataTable.fixtures.tsx';
import type { Column } from './props.ts';

/** A picture that reaches into the next column, and what somebody wrote below the facts. */
const twoLines: readonly Column<Premises>[] = [
  {
    id: 'picture',
    header: 'Picture',
    width: 10,
    reach: 10,
    cell: (row) => <PremisesDrawing number={Number(row.id)} />,
  },
  ...columns
    .filter(({ id }) => id !== 'description')
    .map((column) =>
      column.id === 'match'
        ? { ...column, reach: 6, below: (row: Premises) => <span>{row.description}</span> }
        : { ...column, width: 20 },
    ),
];

const meta = {
  title: 'Data/DataTable/Two lines',
  // DataTable's own page describes it.
  tags: ['!autodocs'],
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns: twoLines,
    rows: premises(3),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    renderCard: premisesCard,
    empty: 'No matches yet',
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading matches',
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const name = box(canvas.getByRole('link', { name: 'Office 1' }));
    const below = box(canvas.getByText(/^Third floor/u));
    await expect(below.top).toBeGreaterThan(name.bottom);
    await expect(Math.abs(below.left - name.left)).toBeLessThan(2);
    const headers = canvas.getAllByRole('columnheader').map((header) => box(header).width);
    await expect((headers[0] ?? 0) / (headers[1] ?? 1)).toBeCloseTo(0.5, 2);
    const row = canvas.getByText(/^Third floor/u).closest('tr');
    await expect(row === null ? 0 : row.querySelectorAll('[role="cell"], [role="rowheader"]').length).toBe(
      headers.length,
    );
  },
};

export const Selectable: Story = {
  args: {
    selection: {
      keys: new Set(['2']),
      onChange: fn(),
      rowLabel: (row) => `Select ${row.type}`,
      allLabel: 'Select all',
      summary: '1 selected',
      actions: null,
    },
  },
  play: async ({ canvas }) => {
    const checkbox = await canvas.findByRole('checkbox', { name: 'Select Office 1' });
    const box = checkbox.getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Office 1' }).getBoundingClientRect();
    await expect(box.right).toBeLessThan(link.left);
  },
};

export const Loading: Story = { args: { isLoading: true, rows: [] } };
