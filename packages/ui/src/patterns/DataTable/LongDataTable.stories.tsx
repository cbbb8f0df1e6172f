import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { columns, navigate, premises, PremisesTable, type Premises } from './DataTable.fixtures.tsx';

const select = fn<(keys: ReadonlySet<string>) => void>();

const meta = {
  title: 'Data/DataTable/Long',
  // DataTable's own page describes it.
  tags: ['!autodocs'],
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns,
    rows: premises(1000),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    empty: 'No matches yet',
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading matches',
  },
  beforeEach: () => {
    navigate.mockClear();
    select.mockClear();
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Rows that are drawn at once make way for those which keep the focus, and leave a gap for the others. */
async function untilVirtual(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('tbody > [aria-hidden]')).toBeInTheDocument());
}

export const ThousandRowsDrawOnlyThoseInSight: Story = {
  tags: ['behaviour'],
  args: { rows: premises(1000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await expect(canvas.getByText('Office 1').closest('tr')).toHaveAttribute('aria-rowindex', '2');
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByText('Office 1000')).toBeVisible();
    });
    await expect(canvas.getByText('Office 1000').closest('tr')).toHaveAttribute('aria-rowindex', '1001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const AllRowsArePrinted: Story = {
  tags: ['behaviour'],
  args: { rows: premises(300) },
  play: async ({ canvasElement }) => {
    await untilVirtual(canvasElement);
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-key]')).toHaveLength(300));
    await expect(canvasElement.querySelector('tbody > [aria-hidden]')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await untilVirtual(canvasElement);
  },
};

export const TenThousandRowsWalkedByKeyboard: Story = {
  tags: ['behaviour'],
  args: { rows: premises(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await untilVirtual(canvasElement);
    await userEvent.tab();
    for (let row = 1; row <= 20; row += 1) {
      await userEvent.tab();
      await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', String(row + 1));
      await userEvent.tab();
      // The next row has to be there, and not what stands for those that are not, before the focus can go on to it.
      await waitFor(() =>
        expect(document.activeElement?.closest('tr')?.nextElementSibling).toHaveAttribute('aria-rowindex'),
      );
    }
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};

export const FocusStaysWhereverTheWindowScrolls: Story = {
  tags: ['behaviour'],
  args: { rows: premises(1000) },
  play: async ({ canvas, canvasElement }) => {
    await untilVirtual(canvasElement);
    const link = canvas.getByRole('link', { name: 'Retail 2' });
    link.focus();
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByText('Office 1000')).toBeVisible();
    });
    await expect(link).toHaveFocus();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches/2');
  },
};

export const FocusStaysWhereItIsWhenTheListGrowsLong: Story = {
  tags: ['behaviour'],
  args: { rows: premises(100) },
  render: function Render({ rows, ...args }) {
    const [isLong, setIsLong] = useState(false);
    useEffect(() => {
      const grow = ({ key }: KeyboardEvent) => setIsLong(key === '+');
      document.addEventListener('keydown', grow);
      return () => document.removeEventListener('keydown', grow);
    }, []);
    return <PremisesTable {...args} rows={isLong ? premises(1000) : rows} />;
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: 'Retail 2' }).focus();
    await userEvent.keyboard('+');
    await untilVirtual(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Retail 2' })).toHaveFocus();
  },
};

/** Two rows of which half is missing, as no type allows: one lacks what is drawn, the other its key, too. */
const withBrokenRows: unknown[] = premises(120).map((row, index) =>
  index === 1 ? { id: row.id } : index === 4 ? null : row,
);

export const BrokenRowsKeepTheirPlace: Story = {
  tags: ['behaviour'],
  args: {
    rows: withBrokenRows as Premises[],
    columns: columns
      .filter(({ id }) => id !== 'available')
      .map((column) =>
        column.isRowHeader === true ? { ...column, cell: (row) => row.type.trim() } : column,
      ),
    selection: {
      keys: new Set(),
      onChange: select,
      rowLabel: (row) => `Select ${row.type.trim()}`,
      allLabel: 'Select all',
      summary: '',
      actions: null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await untilVirtual(canvasElement);
    const broken = () => canvas.getAllByText('Try again').map((text) => text.closest('tr')?.ariaRowIndex);
    await expect(broken()).toEqual(['3', '6']);
    await userEvent.click(await canvas.findByLabelText('Select all'));
    await expect(select.mock.lastCall?.[0].size).toBe(119);

    // The one that is reached by keyboard stays, as whole rows do.
    canvas.getAllByText('Try again')[0]?.closest('button')?.focus();
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByText('Storage 120')).toBeVisible();
    });
    await expect(document.activeElement?.closest('tr')?.ariaRowIndex).toBe('3');
  },
};

export const SortKeepsTheFocusOnItsHeader: Story = {
  tags: ['behaviour'],
  args: { rows: premises(1000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Match with property' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Storage 3'));
  },
};

export const UnbrokenWordsInManyRows: Story = {
  tags: ['behaviour'],
  args: {
    rows: premises(300).map((row) => ({ ...row, type: `${row.id}${'x'.repeat(300)}` })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expectNoSideScroll();
  },
};
