import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { sampleMatch } from './MatchMeter.fixtures.ts';
import { guide } from './MatchMeter.guide.tsx';
import { MatchMeter } from './MatchMeter.tsx';

const meta = {
  title: 'Matches/MatchMeter',
  component: MatchMeter,
  parameters: { guide },
  args: sampleMatch(87),
} satisfies Meta<typeof MatchMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('87%')).toBeVisible();
    await expect(canvas.getByText('Strong match')).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'large' } };

const percents = [100, 81, 64, 34, 0];

export const Strengths: Story = {
  render: () => (
    <Stack gap={8}>
      {(['small', 'large'] as const).map((size) => (
        <Inline key={size} gap={8}>
          {percents.map((percent) => (
            <MatchMeter key={percent} size={size} {...sampleMatch(percent)} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const NoTwoStrengthsShareALook: Story = {
  tags: ['behaviour'],
  render: () => (
    <Inline gap={8}>
      {(['strong', 'fair', 'weak'] as const).map((strength) => (
        <MatchMeter key={strength} percent={50} word={strength} strength={strength} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const looks = [...canvasElement.querySelectorAll('circle')].map((circle) => {
      const { stroke, strokeWidth } = getComputedStyle(circle);
      return `${stroke} ${strokeWidth}`;
    });
    // A track and an arc for each; the tracks are alike.
    await expect(new Set(looks).size).toBe(4);
  },
};

export const OutOfRange: Story = {
  tags: ['behaviour'],
  args: { percent: 250, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};
