import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './PriceDisplay.guide.tsx';
import { PriceDisplay } from './PriceDisplay.tsx';

const meta = {
  title: 'Data/PriceDisplay',
  component: PriceDisplay,
  parameters: { guide },
  args: {
    amount: '1\u00A0250\u00A0€',
    basis: 'per month, without VAT',
    caption: 'Price in full',
    labels: { net: 'Net', vat: 'VAT 25.5%', gross: 'Including VAT' },
    columns: [
      {
        label: 'Per month',
        net: '1\u00A0250.00\u00A0€',
        vat: '318.75\u00A0€',
        gross: '1\u00A0568.75\u00A0€',
      },
      {
        label: 'Per year',
        net: '15\u00A0000.00\u00A0€',
        vat: '3\u00A0825.00\u00A0€',
        gross: '18\u00A0825.00\u00A0€',
      },
      { label: 'Per m² per month', net: '9.77\u00A0€', vat: '2.49\u00A0€', gross: '12.26\u00A0€' },
    ],
  },
} satisfies Meta<typeof PriceDisplay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Price in full' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Per month',
      'Per year',
      'Per m² per month',
    ]);
    const row = within(table.getByRole('row', { name: /^VAT/u }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('VAT 25.5%');
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '318.75\u00A0€',
      '3\u00A0825.00\u00A0€',
      '2.49\u00A0€',
    ]);
  },
};

export const Unknown: Story = {
  args: { amount: 'By agreement', basis: 'Ask the landlord', columns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Nothing: Story = {
  args: {
    amount: '0\u00A0€',
    columns: [{ label: 'Per month', net: '0.00\u00A0€', vat: '0.00\u00A0€', gross: '0.00\u00A0€' }],
  },
};

export const HugeNumbers: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    amount: '89\u00A0999\u00A0999\u00A0999.99\u00A0€',
    columns: ['Per month', 'Per year', 'Per m² per month'].map((label) => ({
      label,
      net: '89\u00A0999\u00A0999\u00A0999.99\u00A0€',
      vat: '22\u00A0950\u00A0000\u00A0000.00\u00A0€',
      gross: '112\u00A0949\u00A0999\u00A0999.99\u00A0€',
    })),
  },
  play: expectNoSideScroll,
};
