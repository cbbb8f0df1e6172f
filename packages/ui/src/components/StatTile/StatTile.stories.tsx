import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { guide } from './StatTile.guide.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  parameters: { guide },
  args: {
    label: 'Tenants who match',
    value: '58',
    change: { amount: '+12', words: 'more than last week', tone: 'good' },
    trend: [31, 40, 38, 46, 44, 51, 58],
  },
} satisfies Meta<typeof StatTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('more than last week', { exact: false })).toHaveTextContent(
      '+12 more than last week',
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const SeveralInARow: Story = {
  render: () => (
    <Grid as="ul" columns="narrow">
      <StatTile
        as="li"
        label="Tenants who match"
        value="58"
        change={{ amount: '+12', words: 'more than last week', tone: 'good' }}
        trend={[31, 40, 38, 46, 44, 51, 58]}
      />
      <StatTile
        as="li"
        label="Views"
        value="1 499"
        change={{ amount: '−86', words: 'fewer than last week', tone: 'bad' }}
        trend={[1720, 1690, 1712, 1650, 1585, 1560, 1499]}
      />
      <StatTile
        as="li"
        label="Median rent nearby"
        value="24.50"
        unit="€ / m²"
        change={{ amount: '±0', words: 'as last month' }}
        trend={[24.5, 24.5, 24.5, 24.5]}
      />
      <StatTile as="li" label="Offers nearby" value="–" change={{ words: 'Too few to be shown' }} />
    </Grid>
  ),
};

export const NumberAlone: Story = { render: () => <StatTile label="Announcements" value="7" /> };

export const HugeAndNegative: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    value: '−1 234 567 890 123',
    unit: '€',
    trend: [-3, 0, -1_000_000, 5],
    change: { amount: '−999 999 999', words: 'less than in the year before' },
  },
};

export const OneValueOfTrend: Story = { args: { trend: [5] } };

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'x'.repeat(300), value: '9'.repeat(100), unit: 'y'.repeat(100) },
};
