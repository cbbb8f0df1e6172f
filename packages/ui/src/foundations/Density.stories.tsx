import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columns, premises, PremisesTable } from '../patterns/DataTable/DataTable.fixtures.tsx';
import { Controls } from './Controls.tsx';

const meta = {
  title: 'Foundations/Density/Samples',
  component: Controls,
  tags: ['!autodocs'],
} satisfies Meta<typeof Controls>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ComfortableForm: Story = {
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('button', { name: 'Save' }))).toBe(44);
    await expect(heightOf(canvas.getByRole('button', { name: 'Small' }))).toBe(36);
  },
};

export const CompactForm: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('button', { name: 'Save' }))).toBe(32);
    await expect(heightOf(canvas.getByRole('button', { name: 'Small' }))).toBe(28);
  },
};

export const CompactTable: Story = {
  globals: { density: 'compact' },
  render: () => (
    <PremisesTable
      caption="Matches"
      columns={columns}
      rows={premises(6)}
      rowKey={(row) => row.id}
      href={(row) => `/user/matches/${row.id}`}
      empty="No matches yet"
      rowLabels={{ failed: 'Error', retry: 'Try again' }}
      loadingLabel="Loading matches"
    />
  ),
};

function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}
