import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { columns, navigate, premises, PremisesTable } from './DataTable.fixtures.tsx';

const meta = {
  title: 'Patterns/DataTable/Long',
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns,
    rows: premises(1000),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    empty: 'No matches yet',
    loadingLabel: 'Loading matches',
  },
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Rows that are drawn at once make way for those which keep the focus, and leave a gap for the others. */
async function untilVirtual(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('tbody > [aria-hidden]')).toBeInTheDocument());
}

export const ThousandRowsDrawOnlyThoseInSight: Story = {
  args: { rows: premises(1000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await expect(canvas.getByRole('rowheader', { name: 'Office 1' }).closest('tr')).toHaveAttribute(
      'aria-rowindex',
      '2',
    );
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByRole('rowheader', { name: 'Office 1000' })).toBeVisible();
    });
    await expect(canvas.getByRole('rowheader', { name: 'Office 1000' }).closest('tr')).toHaveAttribute(
      'aria-rowindex',
      '1001',
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const TenThousandRowsWalkedByKeyboard: Story = {
  args: { rows: premises(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await untilVirtual(canvasElement);
    await userEvent.tab();
    for (let row = 1; row <= 20; row += 1) {
      await userEvent.tab();
      await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', String(row + 1));
      await userEvent.tab();
      // The next row has to be there before the focus can go on to it.
      await waitFor(() => expect(document.activeElement?.closest('tr')?.nextElementSibling).not.toBeNull());
    }
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const FocusStaysWhereverTheWindowScrolls: Story = {
  args: { rows: premises(1000) },
  play: async ({ canvas, canvasElement }) => {
    await untilVirtual(canvasElement);
    const link = canvas.getByRole('link', { name: 'Retail 2' });
    link.focus();
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByRole('rowheader', { name: 'Office 1000' })).toBeVisible();
    });
    await expect(link).toHaveFocus();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches/2');
  },
};

export const FocusStaysWhereItIsWhenTheListGrowsLong: Story = {
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

export const SortKeepsTheFocusOnItsHeader: Story = {
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
  args: {
    rows: premises(300).map((row) => ({ ...row, type: `${row.id}${'x'.repeat(300)}` })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expectNoSideScroll();
  },
};
