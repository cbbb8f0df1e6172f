import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { RowGuard } from './RowGuard.tsx';

const words = { failed: 'Error', retry: 'Try again' };

interface Entry {
  readonly id: string;
  readonly address: string;
}

const entries: readonly (Entry | null)[] = [
  { id: '1', address: 'Kalevankatu 30' },
  null,
  { id: '3', address: 'Hämeentie 11' },
];

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

const EntryRow = ({ entry }: { readonly entry: Entry | null }) => (
  <tr>
    <th scope="row">{addressOf(entry)}</th>
    <td>1 250 €</td>
  </tr>
);

const meta = {
  title: 'Patterns/RowGuard',
  component: RowGuard,
  // React reports what a boundary caught; here that is what is meant to happen.
  args: { words, children: <EntryCard entry={null} />, onError: fn() },
} satisfies Meta<typeof RowGuard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Error')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(expect.any(TypeError));
  },
};

export const OneBrokenRowLeavesTheTable: Story = {
  render: () => (
    <table>
      <caption>Announcements</caption>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Rent</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <RowGuard key={entry?.id ?? index} as="row" columnCount={2} words={words}>
            <EntryRow entry={entry} />
          </RowGuard>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('cell', { name: /^Error/u })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Hämeentie 11' })).toBeVisible();
  },
};

export const OneBrokenCardLeavesTheList: Story = {
  render: () => (
    <Grid as="ul" columns="narrow">
      {entries.map((entry, index) => (
        <RowGuard key={entry?.id ?? index} as="item" words={words}>
          <Card as="li">{addressOfLater(entry)}</Card>
        </RowGuard>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Error')).toBeVisible();
  },
};

/** An element that fails when it is drawn, not when it is written down. */
function addressOfLater(entry: Entry | null) {
  return <Address entry={entry} />;
}

const Address = ({ entry }: { readonly entry: Entry | null }) => addressOf(entry);

function Mended() {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack align="start">
      <Button onPress={() => setIsWhole(true)}>Mend</Button>
      <RowGuard words={words}>
        <EntryCard entry={isWhole ? { id: '1', address: 'Kalevankatu 30' } : null} />
      </RowGuard>
    </Stack>
  );
}

export const TriedAgainByKeyboard: Story = {
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
      <Button onPress={() => setEntry({ id: '1', address: 'Kalevankatu 30' })}>Load again</Button>
      <RowGuard words={words} subject={entry}>
        <EntryCard entry={entry} />
      </RowGuard>
    </Stack>
  );
}

export const DrawnAgainWhenItsDataChange: Story = {
  render: () => <Replaced />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(canvas.getByRole('link', { name: 'Kalevankatu 30' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toHaveFocus();
  },
};

function Spoilt() {
  const [entry, setEntry] = useState<Entry | null>({ id: '1', address: 'Kalevankatu 30' });
  return (
    <Stack align="start">
      <Button onPress={() => setEntry(null)}>Load again</Button>
      <RowGuard words={words} subject={entry}>
        <EntryCard entry={entry} />
      </RowGuard>
    </Stack>
  );
}

export const BreaksWhenItsDataChange: Story = {
  render: () => <Spoilt />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kalevankatu 30' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(canvas.getByText('Error')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toHaveFocus();
  },
};

export const LongFinnishText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    words: {
      failed: 'Liiketilailmoituksen tietoja ei voida näyttää',
      retry: 'Yritä hetken kuluttua uudelleen',
    },
  },
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { words: { failed: 'x'.repeat(300), retry: 'y'.repeat(100) } },
};

export const RightToLeftSafe: Story = { decorators: [rightToLeft] };

export const DarkTheme: Story = { globals: { theme: 'dark' } };
