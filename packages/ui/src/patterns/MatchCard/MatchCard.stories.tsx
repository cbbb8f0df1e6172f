import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { RouterProvider } from '../../components/RouterProvider/RouterProvider.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { sampleMatch } from '../MatchMeter/MatchMeter.fixtures.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { guide } from './MatchCard.guide.tsx';
import { MatchCard, MatchCardSkeleton } from './MatchCard.tsx';

const navigate = fn();
const wanted = fn();

const meta = {
  title: 'Matches/MatchCard',
  component: MatchCard,
  parameters: { guide },
  args: {
    title: 'Storage',
    href: '/user/matches/1',
    drawing: 3,
    meter: <MatchMeter {...sampleMatch(87)} />,
    facts: ['128 m²', '2 rooms'],
    price: '1 250 € a month',
    reasons: 'Close by · Within budget · 12 m² too large',
    details: ['Elimäenkatu 17, Helsinki', '850 m away, from 01/02/2026'],
    moreDetails: ['15 000 €/year'],
    description:
      'Dry and heated, with a door for deliveries that opens to the yard. The lift carries two tonnes.',
    action: <ToggleButton label="Favorite" isLabelHidden isSelected={false} onChange={wanted} />,
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    navigate.mockClear();
    wanted.mockClear();
  },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <MatchCard {...args} />
    </RouterProvider>
  ),
} satisfies Meta<typeof MatchCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('article').querySelector('svg')?.getBoundingClientRect();
    await expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await expect(canvas.getByText('1 250 € a month')).toBeVisible();
    await expect(canvas.getByText('15 000 €/year')).not.toBeVisible();
    await expect(canvas.getByText(/^Dry and heated/u)).not.toBeVisible();
  },
};

export const OfATenant: Story = {
  render: ({ drawing: _, ...args }) => (
    <MatchCard
      {...args}
      title="Kallion Kuvataidekoulu"
      avatar={<Avatar number={12} size="small" />}
      href={undefined}
    />
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Kallion Kuvataidekoulu' }).getBoundingClientRect();
    const avatar = canvas.getByRole('article').querySelector('svg')?.getBoundingClientRect();
    await expect(avatar?.right ?? Infinity).toBeLessThanOrEqual(title.left);
  },
};

export const WholeCardLeadsAndItsActionDoesNot: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const onTop = canvasElement.ownerDocument.elementFromPoint(card.left + 40, card.top + 40);
    await expect(onTop?.closest('a')).toHaveAttribute('href', '/user/matches/1');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Storage' })).toHaveFocus();
    await userEvent.tab();
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
    <Stack gap={3}>
      {['Storage', 'Office', 'Co-working space', 'Restaurant', 'Production'].map((type, index) => (
        <MatchCard
          {...args}
          key={type}
          title={type}
          drawing={index + 1}
          meter={<MatchMeter {...sampleMatch(98 - 17 * index)} />}
        />
      ))}
    </Stack>
  ),
};

export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 000 €/year')).toBeVisible();
    await expect(canvas.getByText(/^Dry and heated/u)).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  render: ({ drawing: _drawing, action: _action, price: _price, ...args }) => (
    <MatchCard {...args} title="Lumen Design Oy" facts={['60 to 120 m²', 'up to 2 400 €']} />
  ),
};

export const Loading: Story = {
  render: () => (
    <Stack gap={3}>
      <MatchCardSkeleton />
      <MatchCardSkeleton hasPicture={false} />
    </Stack>
  ),
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  args: {
    title: 'x'.repeat(300),
    facts: ['y'.repeat(300)],
    details: ['z'.repeat(300)],
    description: 'v'.repeat(300),
  },
  play: expectNoSideScroll,
};
