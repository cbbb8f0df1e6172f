import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const SentenceOnly: Story = { render: () => <EmptyState title="No tenants yet" /> };

export const UnbrokenWordOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), description: 'y'.repeat(300) },
};
