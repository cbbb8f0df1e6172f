import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './RangeChart.guide.tsx';
import { RangeChart } from './RangeChart.tsx';

const meta = {
  title: 'Data/RangeChart',
  component: RangeChart,
  parameters: { guide },
  args: {
    title: 'Rents within 3 km',
    unit: '€ / m²',
    data: [
      { id: 'office', label: 'Office', low: 18, middle: 24.5, high: 32, own: 27 },
      { id: 'retail', label: 'Retail', low: 22, middle: 31, high: 48 },
      { id: 'storage', label: 'Storage', low: 8.5, middle: 11, high: 14 },
    ],
    format: (value) => value.toLocaleString('en-GB'),
    labels: {
      table: 'View as table',
      category: 'Type of premises',
      low: 'From',
      middle: 'Median',
      high: 'To',
      own: 'Yours',
      range: (low, high) => `${low} to ${high}`,
    },
  },
} satisfies Meta<typeof RangeChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('option', { name: 'Office 18 to 32 Median 24.5 · Yours 27' }),
    ).toBeVisible();
  },
};

export const ReadByTheArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /^Office/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Retail 22 to 48 Median 31' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { name: /^Office/u })).toHaveFocus();
  },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('row', { name: 'Office 18 24.5 32 27' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Storage 8.5 11 14 –' })).toBeVisible();
  },
};

export const WithoutOwnNumber: Story = {
  args: { data: [{ id: 'all', label: 'All premises', low: 12, middle: 12, high: 12 }] },
};
