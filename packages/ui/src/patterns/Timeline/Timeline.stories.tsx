import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { guide } from './Timeline.guide.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const events: readonly TimelineEvent[] = [
  { id: 'made', date: '2026-11-02', when: '02/11/2026', title: 'Announcement made' },
  {
    id: 'public',
    date: '2026-11-05',
    when: '05/11/2026',
    title: 'Made public',
    details: '58 tenants matched on the first day.',
  },
  {
    id: 'interest',
    date: '2026-11-22',
    when: '22/11/2026',
    title: 'Both sides are interested',
    details: (
      <Link href="#contact" variant="standalone">
        See the contact details
      </Link>
    ),
  },
  { id: 'visit', date: '2026-12-01', when: '01/12/2026', title: 'Visit to the premises' },
  { id: 'move', date: '2027-01-15', when: '15/01/2027', title: 'Available from' },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    label: 'History of the announcement',
    events,
    presentId: 'interest',
    presentLabel: 'Now',
    futureLabel: 'To come',
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of the announcement' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.filter((item) => item.hasAttribute('aria-current'))).toEqual([items[2]]);
    await expect(items[2]).toHaveTextContent('Now');
    await expect(items.filter(({ textContent }) => textContent.includes('To come'))).toEqual(items.slice(3));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the contact details' })).toHaveFocus();
  },
};

export const Compact: Story = { args: { isCompact: true } };

export const NewestFirst: Story = {
  args: { events: events.toReversed(), isNewestFirst: true },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.filter(({ textContent }) => textContent.includes('To come'))).toEqual(
      items.slice(0, 2),
    );
  },
};

export const AllHasHappened: Story = {
  render: ({ presentId: _, ...args }) => <Timeline {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Now', { exact: false })).not.toBeInTheDocument();
  },
};

export const OneEvent: Story = { args: { events: events.slice(0, 1), presentId: 'made' } };

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    events: [
      {
        id: 'interest',
        date: '2026-11-02',
        when: '02/11/2026',
        title: 'x'.repeat(300),
        details: 'y'.repeat(300),
      },
    ],
  },
};
