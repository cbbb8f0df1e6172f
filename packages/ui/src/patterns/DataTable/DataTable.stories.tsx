import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import {
  columns,
  failingOnTheSecond,
  isWanted,
  navigate,
  premises,
  PremisesTable,
  type Premises,
} from './DataTable.fixtures.tsx';
import { guide } from './DataTable.guide.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Premises>,
  render: (args) => <PremisesTable {...args} />,
  parameters: { guide },
  args: {
    caption: 'Matches',
    columns,
    rows: premises(4),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    empty: (
      <EmptyState
        title="No matches yet"
        description="Raise your maximum rent or look in another area."
        action={
          <Link href="#edit" variant="standalone">
            Edit property
          </Link>
        }
      />
    ),
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading matches',
  },
  beforeEach: () => {
    navigate.mockClear();
    isWanted.mockClear();
  },
} satisfies Meta<typeof DataTable<Premises>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Matches' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Office 1' })).toBeVisible();
  },
};

export const OneBrokenRowLeavesTheTable: Story = {
  args: { columns: columns.map((column) => ({ ...column, cell: failingOnTheSecond(column.cell) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('cell', { name: /^Error/u })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Storage 3' })).toBeVisible();
  },
};

export const WholeRowFollowsItsLink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectLinkUnder(canvas.getByText('Hämeenkatu 4, Tampere'), '/user/matches/2');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Office 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches/1');
  },
};

export const OtherControlsStayAboveTheRowsLink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const favorite = canvas.getByRole('button', { name: 'Favorite Office 1' });
    const { left, top, width, height } = favorite.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(favorite.contains(onTop)).toBe(true);
    await userEvent.click(favorite);
    await expect(isWanted).toHaveBeenCalledWith(true);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const SortedByItsHeader: Story = {
  tags: ['behaviour'],
  args: { rows: premises(3) },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Match with property' });
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()).toEqual(['Storage 3', 'Retail 2', 'Office 1']);
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(names()).toEqual(['Office 1', 'Retail 2', 'Storage 3']);
  },
};

export const SortedByTheParent: Story = {
  tags: ['behaviour'],
  args: {
    rows: premises(3),
    sort: { columnId: 'property', direction: 'ascending' },
    onSortChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Match with property' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'match', direction: 'ascending' });
    // Not before the parent says so.
    await expect(canvas.getByRole('columnheader', { name: 'Match with property' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await expect(names()).toEqual(['Office 1', 'Retail 2', 'Storage 3']);
  },
};

export const CardsOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Matches' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Match with property' })).toBeVisible();
    const cell = canvas.getByText('Hämeenkatu 4, Tampere').closest('td');
    if (cell === null) throw new Error('The address stands in no cell.');
    await expect(getComputedStyle(cell, '::before').content).toContain('Location');
    await expectLinkUnder(canvas.getByText('Hämeenkatu 4, Tampere'), '/user/matches/2');
    await expectNoSideScroll();
  },
};

export const CardsOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { isLoading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading matches');
    await expect(canvas.queryByText('No matches yet')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches yet')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const WalkedByKeyboard: Story = {
  tags: ['behaviour'],
  args: { rows: premises(2) },
  play: async ({ canvas }) => {
    const stops = [
      canvas.getByRole('button', { name: 'Match with property' }),
      canvas.getByRole('link', { name: 'Office 1' }),
      canvas.getByRole('button', { name: 'Favorite Office 1' }),
      canvas.getByRole('link', { name: 'Retail 2' }),
      canvas.getByRole('button', { name: 'Favorite Retail 2' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(isWanted).toHaveBeenCalledWith(true);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches/2');
  },
};

export const WidthsInPerCent: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('table').getBoundingClientRect();
    const share = (name: string) =>
      Math.round((canvas.getByRole('columnheader', { name }).getBoundingClientRect().width / width) * 100);
    await expect(['Property', 'Description', 'Location', 'Favorite'].map(share)).toEqual([16, 30, 20, 6]);
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  args: {
    caption: 'Unbroken words',
    rows: premises(2).map((row) => ({ ...row, type: 'x'.repeat(300), description: 'y'.repeat(300) })),
  },
};

async function expectLinkUnder(place: HTMLElement, href: string): Promise<void> {
  place.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = place.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(onTop?.closest('a')).toHaveAttribute('href', href);
}
