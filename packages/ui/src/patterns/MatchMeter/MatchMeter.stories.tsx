import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { MatchMeter } from './MatchMeter.tsx';

const meta = {
  title: 'Patterns/MatchMeter',
  component: MatchMeter,
  args: { percent: 87, word: 'Good match' },
} satisfies Meta<typeof MatchMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('87%')).toBeVisible();
    await expect(canvas.getByText('Good match')).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const Range: Story = {
  render: () => (
    <Stack gap={8}>
      <Inline gap={8}>
        <MatchMeter percent={100} word="Full match" />
        <MatchMeter percent={64} word="Fair match" tone="attention" />
        <MatchMeter percent={8} word="Poor match" tone="danger" />
        <MatchMeter percent={0} word="Unknown" tone="neutral" />
      </Inline>
      <Inline gap={8}>
        <MatchMeter size="large" percent={100} word="Full match" />
        <MatchMeter size="large" percent={64} word="Fair match" tone="attention" />
        <MatchMeter size="large" percent={8} word="Poor match" tone="danger" />
        <MatchMeter size="large" percent={0} word="Unknown" tone="neutral" />
      </Inline>
    </Stack>
  ),
};

export const OutOfRange: Story = {
  args: { percent: 250, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

export const LongFinnishText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { size: 'large', word: 'Erinomainen yhteensopivuus liiketilatoiveidesi kanssa', formatted: '87 %' },
};

export const RightToLeftSafe: Story = { decorators: [rightToLeft] };

export const DarkTheme: Story = { globals: { theme: 'dark' }, render: Range.render ?? (() => <></>) };
