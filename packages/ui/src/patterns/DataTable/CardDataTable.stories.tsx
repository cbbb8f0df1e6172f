import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MatchCardSkeleton } from '../MatchCard/MatchCard.tsx';
import {
  columns,
  failingOnTheSecond,
  isWanted,
  navigate,
  premises,
  premisesCard,
  PremisesTable,
} from './DataTable.fixtures.tsx';

const meta = {
  title: 'Data/DataTable/Cards',
  // DataTable's own page describes it.
  tags: ['!autodocs'],
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns,
    rows: premises(4),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    renderCard: premisesCard,
    cardSkeleton: <MatchCardSkeleton />,
    empty: 'No matches yet',
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading matches',
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    navigate.mockClear();
    isWanted.mockClear();
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ListOnPhone: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Matches' });
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(4);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Mannerheimintie 12, Helsinki')).toHaveLength(2);
  },
};

export const ListOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Matches' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const OneBrokenCardLeavesTheList: Story = {
  tags: ['behaviour'],
  args: { renderCard: failingOnTheSecond(premisesCard) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Matches' }).querySelectorAll(':scope > li')).toHaveLength(
      4,
    );
    await expect(canvas.getByText('Error')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Storage 3' })).toBeVisible();
  },
};

export const TableOnWideScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Matches' })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const WalkedByKeyboard: Story = {
  tags: ['behaviour'],
  args: { rows: premises(2) },
  play: async ({ canvas }) => {
    const stops = [
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

export const Loading: Story = { args: { isLoading: true, rows: [] } };

export const ThousandCardsDrawOnlyThoseInSight: Story = {
  tags: ['behaviour'],
  args: { rows: premises(1000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(40));
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByRole('heading', { name: 'Office 1000' })).toBeVisible();
    });
    const last = canvas.getByRole('heading', { name: 'Office 1000' }).closest('li');
    await expect(last).toHaveAttribute('aria-posinset', '1000');
    await expect(last).toHaveAttribute('aria-setsize', '1000');
  },
};
