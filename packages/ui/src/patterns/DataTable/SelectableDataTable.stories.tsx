import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { columns, navigate, premises, premisesCard, PremisesTable } from './DataTable.fixtures.tsx';

const hide = fn();

const meta = {
  title: 'Data/DataTable/Selectable',
  // DataTable's own page describes it.
  tags: ['!autodocs'],
  component: PremisesTable,
  args: {
    caption: 'Announcements',
    // The boxes need room of their own.
    columns: columns.filter(({ id }) => id !== 'available'),
    rows: premises(3),
    rowKey: (row) => row.id,
    href: (row) => `/user/matches/${row.id}`,
    renderCard: premisesCard,
    empty: 'No announcements yet',
    rowLabels: { failed: 'Error', retry: 'Try again' },
    loadingLabel: 'Loading announcements',
  },
  beforeEach: () => {
    hide.mockClear();
    navigate.mockClear();
  },
  render: function Render(args) {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
    return (
      <PremisesTable
        {...args}
        selection={{
          keys,
          onChange: setKeys,
          rowLabel: (row) => `Select ${row.type}`,
          allLabel: 'Select all',
          summary: `${keys.size} selected`,
          actions: (
            <>
              <Button size="small" onPress={() => hide([...keys])}>
                Hide
              </Button>
              <Button size="small" variant="quiet" onPress={() => setKeys(new Set())}>
                Clear
              </Button>
            </>
          ),
        }}
      />
    );
  },
} satisfies Meta<typeof PremisesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas }) => {
    const [all, first] = await canvas.findAllByRole('checkbox');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName('Select Office 1');
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByText('1 selected')).toHaveAttribute('role', 'status');
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(hide).toHaveBeenCalledWith(['1']);
  },
};

export const AllAndNone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Retail 2' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(all).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Storage 3' }));
  },
};

export const CardsOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Retail 2' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByText('Select all')).toBeVisible();
  },
};
