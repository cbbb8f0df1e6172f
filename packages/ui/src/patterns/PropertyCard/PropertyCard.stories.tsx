import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { sampleMatch } from '../MatchMeter/MatchMeter.fixtures.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './PropertyCard.guide.tsx';
import { PropertyCard } from './PropertyCard.tsx';

const meta = {
  title: 'Matches/PropertyCard',
  component: PropertyCard,
  parameters: { guide },
  args: {
    title: 'Storage, Elimäenkatu 17',
    drawing: 3,
    kind: 'storage',
    drawingLabel: 'Illustration',
    facts: [
      { term: 'Rent per month', value: '1 250 €' },
      { term: 'Size', value: '128 m²' },
      { term: 'Year', value: '1962' },
    ],
    meter: <MatchMeter {...sampleMatch(87)} />,
  },
  render: (args) => (
    <Grid>
      <PropertyCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof PropertyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const kinds = ['storage', 'office', 'retail', 'restaurant', 'production', 'sports'] as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Storage, Elimäenkatu 17' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

export const Many: Story = {
  render: (args) => (
    <Grid>
      {kinds.map((kind, index) => (
        <PropertyCard
          {...args}
          key={kind}
          kind={kind}
          title={`${kind}, Kalevankatu ${30 + index}`}
          drawing={index + 1}
          meter={<MatchMeter {...sampleMatch(98 - 7 * index)} />}
        />
      ))}
    </Grid>
  ),
};

export const TitleOnly: Story = {
  render: () => (
    <PropertyCard
      title="Storage, Elimäenkatu 17"
      drawing={5}
      kind="storage"
      drawingLabel="Illustration"
      facts={[]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'x'.repeat(300),
    facts: [{ term: 'y'.repeat(300), value: 'z'.repeat(300) }],
  },
  play: expectNoSideScroll,
};
