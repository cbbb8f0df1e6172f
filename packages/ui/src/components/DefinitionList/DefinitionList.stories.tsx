import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './DefinitionList.guide.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'Data/DefinitionList',
  component: DefinitionList,
  parameters: { guide },
  args: {
    missing: 'Not given',
    definitions: [
      { term: 'Property type', value: 'Storage' },
      { term: 'Size', value: '128 m²' },
      { term: 'Rent per month', value: '1 250 €' },
      { term: 'Available from', value: null },
      { term: 'Visibility', value: <Badge tone="match">Public</Badge> },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { definitions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
  },
};

export const ZeroAndHugeNumbers: Story = {
  tags: ['behaviour'],
  args: {
    definitions: [
      { term: 'Deposit', value: 0 },
      { term: 'Change', value: '−12%' },
      { term: 'Turnover', value: '9 007 199 254 740 991 €' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { definitions: [{ term: 'x'.repeat(300), value: 'y'.repeat(300) }] },
  play: expectNoSideScroll,
};
