import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './ProgressBar.guide.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'Uploading lobby.png', value: 12, maximum: 40, valueText: '12 of 40 MB' },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading lobby.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '12');
    await expect(bar).toHaveAttribute('aria-valuemax', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 40 MB');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="Waiting" value={0} />
      <ProgressBar label="Uploading lobby.png" value={30} valueText="30%" />
      <ProgressBar label="Done" value={100} valueText="100%" />
      <ProgressBar label="Reading the picture" />
    </Stack>
  ),
};

export const OfUnknownLength: Story = {
  args: { label: 'Reading the picture' },
  render: ({ label }) => <ProgressBar label={label} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const NegativeNumber: Story = {
  tags: ['behaviour'],
  args: { value: -5, valueText: '−5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

export const HugeNumber: Story = {
  tags: ['behaviour'],
  args: { value: 1e15, valueText: '9 007 199 254 740 991 MB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};

export const NotANumber: Story = {
  tags: ['behaviour'],
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'x'.repeat(300) },
};
