import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './MatchBreakdown.guide.tsx';
import { MatchBreakdown, type MatchBreakdownField } from './MatchBreakdown.tsx';

const fields: readonly MatchBreakdownField[] = [
  {
    id: 'residenceType',
    label: 'Property type',
    score: 1000,
    outcome: 'match',
    text: 'Office, as you asked for',
    points: '45 of 45',
  },
  {
    id: 'location',
    label: 'Location',
    score: 925,
    outcome: 'partial',
    text: '1.2 km from Kalevankatu 30',
    points: '13.9 of 15',
  },
  {
    id: 'size',
    label: 'Size',
    score: 1000,
    outcome: 'match',
    text: '120 m², within 100 to 150 m²',
    points: '12 of 12',
  },
  {
    id: 'rent',
    label: 'Rent',
    score: 400,
    outcome: 'mismatch',
    text: '1 340 EUR, 12% over your maximum',
    points: '4.8 of 12',
  },
  {
    id: 'moveInDate',
    label: 'Available time',
    score: 0,
    outcome: 'mismatch',
    text: '01/06/2026, 90 days late',
    points: '0 of 6',
  },
  {
    id: 'floor',
    label: 'Floor',
    score: null,
    outcome: 'unresolved',
    text: 'You haven’t specified a floor',
    points: 'Not counted',
  },
  {
    id: 'parking',
    label: 'Parking',
    score: 1000,
    outcome: 'match',
    text: 'Two places',
    points: '1 of 1',
  },
];

const meta = {
  title: 'Matches/MatchBreakdown',
  component: MatchBreakdown,
  parameters: { guide },
  args: {
    label: 'Why this match',
    fields,
    outcomeLabels: {
      match: 'Matches',
      partial: 'Partly matches',
      mismatch: 'Doesn’t match',
      unresolved: 'Not compared',
    },
  },
} satisfies Meta<typeof MatchBreakdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Why this match' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(fields.length);
    await expect(items[1]).toHaveTextContent('Partly matches: Location');
    await expect(items[3]).toHaveTextContent(
      'Doesn’t match: Rent 1 340 EUR, 12% over your maximum 4.8 of 12',
    );
    await expect(items[5]).toHaveTextContent('Not compared: Floor');
  },
};

const outcomes = [
  ['full', { score: 1000, outcome: 'match', text: 'Exactly what you asked for', points: '12 of 12' }],
  ['most', { score: 950, outcome: 'partial', text: 'Close to what you asked for', points: '11.4 of 12' }],
  ['half', { score: 500, outcome: 'mismatch', text: 'Halfway', points: '6 of 12' }],
  ['none', { score: 0, outcome: 'mismatch', text: 'Not at all', points: '0 of 12' }],
  ['unknown', { score: null, outcome: 'unresolved', text: 'Not specified', points: 'Not counted' }],
] as const;

export const TheBetterTheMatchTheMoreIsFilled: Story = {
  tags: ['behaviour'],
  args: {
    fields: outcomes.map(([id, outcome]) => ({ id, label: `Rent, ${id}`, ...outcome })),
  },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll<HTMLElement>('li [style]')];
    await expect(fills.map((fill) => fill.style.inlineSize)).toEqual(['100%', '95%', '50%', '0%']);
    // All bars are as long, and what was earned looks the same whether the field matches or not.
    const tracks = fills.map(({ parentElement }) => parentElement?.getBoundingClientRect().width);
    await expect(new Set(tracks).size).toBe(1);
    await expect(new Set(fills.map((fill) => getComputedStyle(fill).backgroundColor)).size).toBe(1);
  },
};

export const AtMost56RemWide: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(canvas.getByRole('list').getBoundingClientRect().width).toBeLessThanOrEqual(56 * rem);
  },
};

export const NumbersOutOfRange: Story = {
  tags: ['behaviour'],
  args: {
    fields: [
      { ...fieldAt(0), id: 'negative', score: -200 },
      { ...fieldAt(0), id: 'huge', score: 1e12 },
    ],
  },
  play: expectNoSideScroll,
};

export const WithoutFields: Story = {
  args: { fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { fields: [{ ...fieldAt(3), label: 'x'.repeat(300), text: 'y'.repeat(300), points: '4.8 of 12' }] },
  play: expectNoSideScroll,
};

function fieldAt(index: number): MatchBreakdownField {
  const field = fields[index];
  if (field === undefined) throw new Error(`There is no field ${index}.`);
  return field;
}
