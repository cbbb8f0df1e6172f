import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RouterProvider } from '../../components/RouterProvider/RouterProvider.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { DataTable, type Column, type DataTableProps } from './DataTable.tsx';

interface Premises {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly address: string;
  readonly from: string;
  readonly percent: number;
}

const seeds: readonly Omit<Premises, 'id'>[] = [
  {
    type: 'Office',
    description: 'Third floor, two rooms and a kitchen, morning light on the courtyard side.',
    address: 'Mannerheimintie 12, Helsinki',
    from: '01/02/2026',
    percent: 92,
  },
  {
    type: 'Retail',
    description: 'Corner shop at street level with large display windows.',
    address: 'Hämeenkatu 4, Tampere',
    from: '15/03/2026',
    percent: 78,
  },
  {
    type: 'Storage',
    description: 'Dry, heated, a loading door three metres wide.',
    address: 'Satamatie 1, Turku',
    from: '01/01/2026',
    percent: 61,
  },
];

function premises(count: number): readonly Premises[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = seeds[index % seeds.length];
    if (seed === undefined) throw new Error('There are no seeds.');
    return { ...seed, id: String(index + 1), type: `${seed.type} ${index + 1}` };
  });
}

const isWanted = fn();

function Favorite({ name }: { readonly name: string }) {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <ToggleButton
      label={`Favorite ${name}`}
      isLabelHidden
      isSelected={isSelected}
      onChange={(next) => {
        isWanted(next);
        setIsSelected(next);
      }}
    />
  );
}

const columns: readonly Column<Premises>[] = [
  { id: 'property', header: 'Property', width: 16, isRowHeader: true, cell: (row) => row.type },
  { id: 'description', header: 'Description', width: 30, cell: (row) => row.description },
  { id: 'location', header: 'Location', width: 20, cell: (row) => row.address },
  { id: 'available', header: 'Available time', width: 12, cell: (row) => row.from },
  {
    id: 'match',
    header: 'Match with property',
    width: 16,
    cell: (row) => <MatchMeter percent={row.percent} word={row.percent > 75 ? 'Good' : 'Fair'} />,
    compare: (one, other) => one.percent - other.percent,
  },
  { id: 'favorite', header: 'Favorite', isHeaderHidden: true, cell: (row) => <Favorite name={row.type} /> },
];

const navigate = fn();

function PremisesTable(props: DataTableProps<Premises>) {
  return (
    <RouterProvider navigate={navigate}>
      <DataTable {...props} />
    </RouterProvider>
  );
}

const meta = {
  title: 'Patterns/DataTable',
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns,
    rows: premises(4),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    empty: (
      <EmptyState
        title="No matches yet"
        description="Widen the area or the rent, and matches appear here."
        action={<Link href="#edit">Edit property</Link>}
      />
    ),
    loadingLabel: 'Loading matches',
  },
  beforeEach: () => {
    navigate.mockClear();
    isWanted.mockClear();
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Matches' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Office 1' })).toBeVisible();
  },
};

export const WholeRowFollowsItsLink: Story = {
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

export const CardsOnNarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Matches' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Match with property' })).toBeVisible();
    const cell = canvas.getByText('Hämeenkatu 4, Tampere').closest('td');
    if (cell === null) throw new Error('The address stands in no cell.');
    await expect(getComputedStyle(cell, '::before').content).toContain('Location');
    await expectLinkUnder(canvas.getByText('Hämeenkatu 4, Tampere'), '/user/matches/2');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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

export const LoadingOnNarrowScreen: Story = {
  args: { isLoading: true, rows: [], skeletonRows: 2 },
  globals: { viewport: { value: 'narrow' } },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches yet')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

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

export const UnbrokenWords: Story = {
  args: {
    isCaptionVisible: true,
    caption: 'Unbroken words',
    rows: premises(2).map((row) => ({ ...row, type: 'x'.repeat(300), description: 'y'.repeat(300) })),
  },
};

export const UnbrokenWordsOnNarrowScreen: Story = {
  ...UnbrokenWords,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const DarkTheme: Story = { globals: { theme: 'dark' } };

async function expectLinkUnder(place: HTMLElement, href: string): Promise<void> {
  place.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = place.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(onTop?.closest('a')).toHaveAttribute('href', href);
}
