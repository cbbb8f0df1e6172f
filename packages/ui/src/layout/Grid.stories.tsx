import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { Text } from '../components/Text/Text.tsx';
import { guide } from './Grid.guide.tsx';
import { Grid } from './Grid.tsx';

const cards = (texts: readonly string[]) =>
  texts.map((word) => (
    <Card as="li" key={word}>
      <Text>{word}</Text>
    </Card>
  ));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: {
    as: 'ul',
    children: cards(['Office', 'Storage', 'Retail', 'Restaurant', 'Production', 'Garage']),
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    const widths = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};

export const NarrowColumns: Story = { args: { columns: 'narrow', gap: 3 } };

export const WideColumns: Story = { args: { columns: 'wide' } };

export const One: Story = { args: { children: cards(['Office']) } };
