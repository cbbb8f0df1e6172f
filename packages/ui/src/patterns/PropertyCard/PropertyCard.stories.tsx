import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { RouterProvider } from '../../components/RouterProvider/RouterProvider.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { sampleMatch } from '../MatchMeter/MatchMeter.fixtures.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './PropertyCard.guide.tsx';
import { PropertyCard } from './PropertyCard.tsx';

const navigate = fn();
const wanted = fn();

const meta = {
  title: 'Data/PropertyCard',
  component: PropertyCard,
  parameters: { guide },
  args: {
    title: 'Storage, Elimäenkatu 17',
    href: '/user/matches/1',
    drawing: 3,
    facts: [
      { term: 'Rent per month', value: '1 250 €' },
      { term: 'Size', value: '128 m²' },
      { term: 'Year', value: '1962' },
    ],
    meter: <MatchMeter {...sampleMatch(87)} />,
    actions: <ToggleButton label="Favorite" isLabelHidden isSelected={false} onChange={wanted} />,
  },
  beforeEach: () => {
    navigate.mockClear();
    wanted.mockClear();
  },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Grid>
        <PropertyCard {...args} />
      </Grid>
    </RouterProvider>
  ),
} satisfies Meta<typeof PropertyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Storage, Elimäenkatu 17' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

export const WholeCardLeadsAndItsActionsDoNot: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const onTop = canvasElement.ownerDocument.elementFromPoint(card.left + 40, card.top + 40);
    await expect(onTop?.closest('a')).toHaveAttribute('href', '/user/matches/1');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Storage, Elimäenkatu 17' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Favorite' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(wanted).toHaveBeenCalledWith(true);
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches/1');
  },
};

export const Many: Story = {
  render: (args) => (
    <Grid>
      {['Storage', 'Office', 'Retail', 'Restaurant', 'Production', 'Studio'].map((type, index) => (
        <PropertyCard
          {...args}
          key={type}
          title={`${type}, Kalevankatu ${30 + index}`}
          drawing={index + 1}
          meter={<MatchMeter {...sampleMatch(98 - 7 * index)} />}
        />
      ))}
    </Grid>
  ),
};

export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,AAAA', badge: <Badge tone="attention">No longer available</Badge> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const TitleAlone: Story = {
  render: () => <PropertyCard title="Storage, Elimäenkatu 17" drawing={5} facts={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'x'.repeat(300),
    facts: [{ term: 'y'.repeat(300), value: 'z'.repeat(300) }],
    badge: <Badge>{'a'.repeat(300)}</Badge>,
  },
  play: expectNoSideScroll,
};
