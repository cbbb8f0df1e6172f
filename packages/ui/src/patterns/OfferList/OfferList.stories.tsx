import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import { guide } from './OfferList.guide.tsx';
import { OfferList } from './OfferList.tsx';

const meta = {
  title: 'Page sections/OfferList',
  component: OfferList,
  parameters: { guide },
  args: {
    offers: [
      {
        title: 'Rent a space',
        description: 'For anyone looking for premises.',
        gains: [
          'Matches within 3 km, best first',
          'Why each one matches',
          'Alerts when something becomes available',
        ],
        href: '#rent',
        linkLabel: 'Find a space',
        drawing: <OfferDrawing offer="rent" />,
      },
      {
        title: 'Lease a space',
        description: 'For anyone with premises to let.',
        gains: ['Tenants who need what you have', 'No fees for publishing'],
        href: '#lease',
        linkLabel: 'Publish an announcement',
        drawing: <OfferDrawing offer="lease" />,
      },
      {
        title: 'See insights',
        description: 'For anyone who wants the facts before deciding.',
        gains: ['What premises nearby cost', 'What others are looking for'],
        href: '#insights',
        linkLabel: 'See insights',
        drawing: <OfferDrawing offer="insights" />,
      },
    ],
  },
} satisfies Meta<typeof OfferList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const gains = canvas.getAllByRole('list').slice(1);
    await expect(gains.map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 2, 2]);
    for (const { linkLabel } of args.offers) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: linkLabel })).toHaveFocus();
    }
  },
};
