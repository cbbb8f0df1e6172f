import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';
import { guide } from './ComparisonTable.guide.tsx';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';

const items = [
  { id: '1', title: 'Office, Kalevankatu 30', href: '#1' },
  { id: '2', title: 'Office, Lönnrotinkatu 5', href: '#2' },
  { id: '3', title: 'Studio, Elimäenkatu 17', href: '#3' },
];

const facts = [
  { id: 'type', label: 'Property type', values: ['Office', 'Office', 'Office'] },
  { id: 'rent', label: 'Rent per month', values: ['1\u00A0250\u00A0€', '1\u00A0499\u00A0€', '980\u00A0€'] },
  { id: 'size', label: 'Size', values: ['128\u00A0m²', '140\u00A0m²', '92\u00A0m²'] },
  { id: 'distance', label: 'Distance', values: ['400\u00A0m', '1\u00A0200\u00A0m', '2\u00A0300\u00A0m'] },
  { id: 'floor', label: 'Floor', values: ['Top', 'Middle', null] },
  { id: 'deposit', label: 'Deposit', values: ['None', 'None', 'None'] },
];

const meta = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  parameters: { guide },
  args: {
    label: '3 premises compared',
    items,
    facts,
    missing: 'Not given',
    differenceLabel: 'differs',
    removeLabel: ({ title }) => `Remove ${title}`,
    onRemove: fn(),
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: ComparisonTableProps) {
  const [kept, setKept] = useState(props.items);
  return (
    <ComparisonTable
      {...props}
      items={kept}
      facts={props.facts.map((fact) => ({
        ...fact,
        values: fact.values.filter((_, index) => kept.some(({ id }) => id === props.items[index]?.id)),
      }))}
      onRemove={(id) => {
        props.onRemove?.(id);
        setKept(kept.filter((item) => item.id !== id));
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '3 premises compared' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(table.getByRole('rowheader', { name: 'differs: Rent per month' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Property type' })).toBeVisible();
    const floor = within(table.getByRole('row', { name: /Floor/u })).getAllByRole('cell');
    await expect(floor.map(({ textContent }) => textContent)).toEqual(['Top', 'Middle', 'Not given']);
  },
};

export const DifferencesAreStrong: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const weightOf = (text: string) => Number(getComputedStyle(canvas.getByText(text)).fontWeight);
    await expect(weightOf('Middle')).toBeGreaterThan(400);
    await expect(weightOf('2 300 m')).toBeGreaterThan(400);
    await expect(weightOf('Not given')).toBe(400);
    for (const cell of canvas.getAllByText('None')) {
      await expect(getComputedStyle(cell).fontWeight).toBe('400');
    }
  },
};

export const RemovedByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => <Held {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove Office, Lönnrotinkatu 5' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Studio, Elimäenkatu 17' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Office, Kalevankatu 30' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

export const WithMeters: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      head: <MatchMeter percent={91 - index * 13} word="Match" strength={index === 0 ? 'strong' : 'fair'} />,
    })),
  },
};

export const Two: Story = {
  args: {
    items: items.slice(0, 2),
    facts: facts.map((fact) => ({ ...fact, values: fact.values.slice(0, 2) })),
  },
};

export const FourNotRemovable: Story = {
  render: ({ onRemove: _, ...args }) => <ComparisonTable {...args} />,
  args: {
    items: [...items, { id: '4', title: 'Retail, Fredrikinkatu 44' }],
    facts: facts.map((fact) => ({ ...fact, values: [...fact.values, 'Unlike'] })),
  },
};

export const WithPictures: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      picture: <PremisesDrawing number={index + 1} />,
      head: <MatchMeter percent={91 - index * 13} word="Match" strength={index === 0 ? 'strong' : 'fair'} />,
    })),
    facts: facts.map((fact) =>
      fact.id === 'rent' ? { ...fact, best: { index: 2, label: 'Lowest' } } : fact,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /980.*Lowest/u })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Remove Office, Kalevankatu 30' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};

/** The facts stay where they are, and the page does not scroll. */
export const ScrollsWithinItself: Story = {
  ...FourNotRemovable,
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '3 premises compared' });
    await expectNoSideScroll();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const fact = canvas.getByText('Property type');
    const before = fact.getBoundingClientRect().left;
    region.scrollLeft = 200;
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(100));
    await expect(Math.abs(fact.getBoundingClientRect().left - before)).toBeLessThan(2);
  },
};

/** The page scrolls, and the titles stay, without their pictures. */
export const TitlesStay: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...WithPictures.args,
    facts: Array.from({ length: 12 }, (_, row) =>
      facts.map((fact) => ({ ...fact, id: `${fact.id} ${row}` })),
    ).flat(),
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('row').at(-8)?.scrollIntoView();
    const title = canvas.getByRole('link', { name: 'Office, Lönnrotinkatu 5' });
    await waitFor(async () => {
      const { top, bottom } = title.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThan(100);
    });
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().top).toBeLessThan(0);
    }
  },
};
