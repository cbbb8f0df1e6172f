import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { guide } from './LineChart.guide.tsx';
import { LineChart, type LinePoint } from './LineChart.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const points: readonly LinePoint[] = months.map((month) => ({ id: month, label: `${month} 2026` }));

const office = { id: 'office', label: 'Office', values: [22.5, 22.8, 23.1, 23, 23.6, 24.2, 24.1, 24.5] };

const retail = { id: 'retail', label: 'Retail', values: [29, 29.5, 30.4, null, null, 30.1, 31.2, 31] };

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  parameters: { guide },
  args: {
    title: 'Median rent within 3 km',
    unit: '€ / m²',
    points,
    series: [office, retail],
    format: (value) => value.toLocaleString('en-GB'),
    labels: {
      table: 'View as table',
      category: 'Month',
      missing: 'too few to be shown',
      hint: 'Point to a line to see its numbers.',
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const may = 'May 2026: Office 23.6, Retail too few to be shown';

const reading = (canvas: Canvas) =>
  canvas.getByRole('slider', { name: 'Median rent within 3 km' }).getAttribute('aria-valuetext');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Median rent within 3 km' })).toBeVisible();
    await expect(canvas.getByText('Point to a line to see its numbers.')).toBeVisible();
  },
};

export const ReadByTheArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await expect(reading(canvas)).toMatch(/^January 2026/u);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
    await expect(reading(canvas)).toBe(may);
    await expect(canvas.getByText(may)).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(reading(canvas)).toBe('August 2026: Office 24.5, Retail 31');
    await userEvent.keyboard('{ArrowDown}');
    await expect(reading(canvas)).toMatch(/^July/u);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(reading(canvas)).toMatch(/^January/u);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus();
    await expect(canvas.getByText('Point to a line to see its numbers.')).toBeVisible();
  },
};

export const ReadByThePointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider');
    const { left, width, top } = plot.getBoundingClientRect();
    // Nearer to May, the fifth of eight, than to June.
    await fireEvent.pointerMove(plot, { clientX: left + width * (4.4 / 7), clientY: top + 20 });
    await waitFor(() => expect(canvas.getByText(may)).toBeVisible());
  },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('row', { name: 'May 2026 23.6 too few to be shown' })).toBeVisible();
  },
};

export const GapsAndOneValue: Story = {
  tags: ['behaviour'],
  args: { series: [{ ...office, values: [null, 5, null, null, 7, null, 9, 8] }] },
};

export const NothingYet: Story = { args: { points: [], series: [{ ...office, values: [] }] } };
