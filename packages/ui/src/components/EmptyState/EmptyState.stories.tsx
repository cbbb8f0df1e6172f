import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './EmptyState.guide.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: {
    title: 'You have no public announcements',
    description: 'An announcement is shown to tenants once you make it public.',
    action: (
      <Link href="#new" variant="button">
        New announcement
      </Link>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = {
  args: {
    drawing: 'search',
    title: 'No matches with these filters',
    description: 'Try removing one or more filters.',
    action: <Button variant="secondary">Clear all</Button>,
  },
};

export const NotLoaded: Story = {
  args: {
    drawing: 'failed',
    title: 'Couldn’t load your matches',
    description: 'Nothing is lost. Check your connection and try again.',
    action: <Button variant="secondary">Try again</Button>,
  },
};

export const SentenceOnly: Story = { render: () => <EmptyState title="No tenants yet" /> };

export const UnbrokenWordOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), description: 'y'.repeat(300) },
};
