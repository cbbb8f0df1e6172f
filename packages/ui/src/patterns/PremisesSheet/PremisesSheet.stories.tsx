import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './PremisesSheet.guide.tsx';
import { PremisesSheet } from './PremisesSheet.tsx';
import type { PlanKind } from './plans.ts';

const meta = {
  title: 'Pictures/PremisesSheet',
  component: PremisesSheet,
  parameters: { guide },
  args: { number: 2, kind: 'office', label: 'Illustration' },
} satisfies Meta<typeof PremisesSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustration')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const sheets: readonly (readonly [kind: PlanKind, number: number])[] = [
  ['office', 4],
  ['coWorkingSpace', 2],
  ['retail', 1],
  ['restaurant', 8],
  ['production', 3],
  ['exhibition', 7],
  ['sports', 3],
  ['nursingHome', 5],
  ['storage', 6],
  ['garage', 6],
  ['other', 1],
];

export const EveryKind: Story = {
  render: (args) => (
    <Stack gap={6}>
      {sheets.map(([kind, number]) => (
        <PremisesSheet key={kind} {...args} kind={kind} number={number} />
      ))}
    </Stack>
  ),
};

export const WholeOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const [drawing] = canvasElement.querySelectorAll('svg');
    const { width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await expectNoSideScroll();
  },
};
