import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline.tsx';
import { guide } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Hidden' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="match">Public</Badge>
      <Badge tone="attention">Favourite</Badge>
      <Badge tone="danger">Error</Badge>
      <Badge>Hidden</Badge>
    </Inline>
  ),
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'x'.repeat(300) },
};
