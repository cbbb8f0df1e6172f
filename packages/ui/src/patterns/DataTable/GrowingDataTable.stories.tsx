import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MatchCardSkeleton } from '../MatchCard/MatchCard.tsx';
import { columns, premisesCard, PremisesTable } from './DataTable.fixtures.tsx';
import { Growing, held, isFirstTry } from './Growing.fixtures.tsx';

const meta = {
  title: 'Data/DataTable/Growing',
  // DataTable's own page describes it.
  tags: ['!autodocs'],
  component: PremisesTable,
  args: {
    caption: 'Matches',
    columns,
    rows: [],
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    renderCard: premisesCard,
    cardSkeleton: <MatchCardSkeleton />,
    empty: 'No matches yet',
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading matches',
  },
  beforeEach: () => {
    held.mockClear();
    isFirstTry.mockReset();
  },
  render: (args) => <Growing {...args} pageSize={20} />,
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

export const NextPageComesBeforeTheEnd: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('20 of 58000 matches', {}, { timeout: 5000 });
    const { scrollHeight } = document.documentElement;
    // The end is below the window still.
    window.scrollTo(0, scrollHeight - window.innerHeight - 800);
    await canvas.findByText('40 of 58000 matches', {}, { timeout: 5000 });
  },
};

export const FailedPageIsAskedForAgain: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    isFirstTry.mockReturnValueOnce(true);
  },
  play: async ({ canvas }) => {
    toTheEnd();
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    await expect(canvas.getByText('Couldn’t load more matches')).toBeVisible();
    again.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('40 of 58000 matches', {}, { timeout: 5000 });
  },
};

export const CardsOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('20 of 58000 matches', {}, { timeout: 5000 });
    toTheEnd();
    await canvas.findByText('40 of 58000 matches', {}, { timeout: 5000 });
  },
};
