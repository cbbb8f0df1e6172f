import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './BarChart.guide.tsx';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  parameters: { guide },
  args: {
    title: 'Premises within 3 km',
    data: [
      { id: 'office', label: 'Office', value: 128 },
      { id: 'retail', label: 'Retail', value: 64, note: 'Yours' },
      { id: 'storage', label: 'Storage', value: 37 },
      { id: 'restaurant', label: 'Restaurant', value: 9 },
      { id: 'garage', label: 'Garage', value: null },
    ],
    format: (value) => value.toLocaleString('fi-FI'),
    labels: {
      table: 'View as table',
      category: 'Type of premises',
      value: 'Number',
      missing: 'Too few to be shown',
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Premises within 3 km' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Retail · Yours 64' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Garage Too few to be shown' })).toBeVisible();
  },
};

export const ReadByTheArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Office 128' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Storage 37' })).toHaveFocus();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Storage');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /^Garage/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('option', { name: /^Garage/u })).toHaveFocus();
  },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const table = canvas.getByRole('table', { name: 'Premises within 3 km' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Office 128' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Garage Too few to be shown' })).toBeVisible();
  },
};

export const NothingAndHugeNumbers: Story = {
  tags: ['behaviour'],
  args: {
    data: [
      { id: 'none', label: 'None', value: 0 },
      { id: 'many', label: 'Very many', value: 1_234_567_890 },
      { id: 'half', label: 'Half of them', value: 617_283_945 },
    ],
  },
};
