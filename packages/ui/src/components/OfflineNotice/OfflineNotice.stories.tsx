import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './OfflineNotice.guide.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** Makes the browser say that it has a network, or none, until the returned function is called. */
function pretend(isOnline: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

const offline = () => pretend(false);

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  parameters: { guide },
  beforeEach: offline,
  args: {
    labels: {
      offline: 'You’re offline',
      stillWorks: 'You can still read what you’ve opened. Changes have to wait.',
      online: 'You’re back online',
    },
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline');
  },
};

export const SaysNothingWhileThereIsANetwork: Story = {
  tags: ['behaviour'],
  beforeEach: () => pretend(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The browser tells the page that the network is gone, or back. */
function tell(event: 'online' | 'offline') {
  pretend(event === 'online');
  window.dispatchEvent(new Event(event));
}

export const ComesAndGoesInTheRegionThatWasThere: Story = {
  tags: ['behaviour'],
  beforeEach: () => pretend(true),
  play: async ({ canvas, args: { labels } }) => {
    const region = canvas.getByRole('status');
    tell('offline');
    await waitFor(() => expect(canvas.getByText(labels.stillWorks)).toBeVisible());
    await expect(canvas.getByRole('status')).toBe(region);
    tell('online');
    await waitFor(() => expect(region).toHaveTextContent(labels.online));
    await expect(canvas.queryByText(labels.offline)).not.toBeInTheDocument();
    tell('offline');
    await waitFor(() => expect(region).toHaveTextContent(labels.offline));
    await expect(region).not.toHaveTextContent(labels.online);
  },
};
