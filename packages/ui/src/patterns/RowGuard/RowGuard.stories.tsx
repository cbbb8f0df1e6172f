import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './RowGuard.guide.tsx';
import { RowGuard } from './RowGuard.tsx';

const labels = { failed: 'Error', retry: 'Try again' };

interface Entry {
  readonly id: string;
  readonly address: string;
}

/** Fails on an entry that holds nothing, as a list does whose server sends half of one. */
function addressOf(entry: Entry | null): string {
  if (entry === null) throw new TypeError('The entry holds nothing.');
  return entry.address;
}

const EntryCard = ({ entry }: { readonly entry: Entry | null }) => (
  <Card>
    <Link href="#entry" variant="standalone">
      {addressOf(entry)}
    </Link>
  </Card>
);

const meta = {
  title: 'Feedback/RowGuard',
  component: RowGuard,
  parameters: { guide },
  // React reports what a boundary caught; here that is what is meant to happen.
  args: { labels, children: <EntryCard entry={null} /> },
} satisfies Meta<typeof RowGuard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error')).toBeVisible();
  },
};

function Mended() {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack align="start">
      <Button onPress={() => setIsWhole(true)}>Mend</Button>
      <RowGuard labels={labels}>
        <EntryCard entry={isWhole ? { id: '1', address: 'Kalevankatu 30' } : null} />
      </RowGuard>
    </Stack>
  );
}

export const TriedAgainByKeyboard: Story = {
  tags: ['behaviour'],
  render: () => <Mended />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Kalevankatu 30' })).toHaveFocus();
  },
};

function Replaced() {
  const [entry, setEntry] = useState<Entry | null>(null);
  return (
    <Stack align="start">
      <Button onPress={() => setEntry({ id: '1', address: 'Kalevankatu 30' })}>Reload</Button>
      <RowGuard labels={labels} subject={entry}>
        <EntryCard entry={entry} />
      </RowGuard>
    </Stack>
  );
}

export const DrawnAgainWhenItsDataChange: Story = {
  tags: ['behaviour'],
  render: () => <Replaced />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByRole('link', { name: 'Kalevankatu 30' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
  },
};

function Spoilt() {
  const [entry, setEntry] = useState<Entry | null>({ id: '1', address: 'Kalevankatu 30' });
  return (
    <Stack align="start">
      <Button onPress={() => setEntry(null)}>Reload</Button>
      <RowGuard labels={labels} subject={entry}>
        <EntryCard entry={entry} />
      </RowGuard>
    </Stack>
  );
}

export const BreaksWhenItsDataChange: Story = {
  tags: ['behaviour'],
  render: () => <Spoilt />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kalevankatu 30' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByText('Error')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { labels: { failed: 'x'.repeat(300), retry: 'y'.repeat(100) } },
};
