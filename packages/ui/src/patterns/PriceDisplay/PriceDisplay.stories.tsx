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
    columns: ['Excluding VAT', 'Including VAT', 'Cost to you'],
    rows: [
      {
        label: 'Per month',
        amounts: ['1\u00A0250.00\u00A0€', '1\u00A0568.75\u00A0€', '1\u00A0250.00\u00A0€'],
      },
      {
        label: 'Per year',
        amounts: ['15\u00A0000.00\u00A0€', '18\u00A0825.00\u00A0€', '15\u00A0000.00\u00A0€'],
      },
      { label: 'Per m² per month', amounts: ['9.77\u00A0€', '12.26\u00A0€', '9.77\u00A0€'] },
    ],
  },
} satisfies Meta<typeof PriceDisplay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Price in full' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Excluding VAT',
      'Including VAT',
      'Cost to you',
    ]);
    const row = within(table.getByRole('row', { name: /^Per year/u }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('Per year');
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '15\u00A0000.00\u00A0€',
      '18\u00A0825.00\u00A0€',
      '15\u00A0000.00\u00A0€',
    ]);
  },
};

export const Unknown: Story = {
  args: { amount: 'By agreement', basis: 'Ask the landlord', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Nothing: Story = {
  args: {
    amount: '0\u00A0€',
    columns: ['Cost to you'],
    rows: [{ label: 'Per month', amounts: ['0.00\u00A0€'] }],
  },
};

const range = '117\u00A0223.20\u00A0€ to 147\u00A0115.08\u00A0€';

export const Ranges: Story = {
  args: {
    amount: range,
    rows: [
      {
        label: 'Per month',
        amounts: ['from 1\u00A0250.00\u00A0€', 'from 1\u00A0568.75\u00A0€', 'from 1\u00A0250.00\u00A0€'],
      },
      { label: '36 months’ lease', amounts: [range, range, range] },
    ],
  },
};

export const RangesOnAPhone: Story = {
  ...Ranges,
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: expectNoSideScroll,
};

const huge = '89\u00A0999\u00A0999\u00A0999.99\u00A0€';

export const HugeNumbers: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    amount: huge,
    rows: ['Per month', 'Per year', 'Per m² per month'].map((label) => ({
      label,
      amounts: [huge, huge, `${huge} to ${huge}`],
    })),
  },
  play: expectNoSideScroll,
};
