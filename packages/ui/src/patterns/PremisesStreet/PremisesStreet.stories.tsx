import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './PremisesStreet.guide.tsx';
import { PremisesStreet } from './PremisesStreet.tsx';

const meta = {
  title: 'Pictures/PremisesStreet',
  component: PremisesStreet,
  parameters: { guide },
  args: { numbers: [1, 3, 7] },
} satisfies Meta<typeof PremisesStreet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const One: Story = { args: { numbers: [5] } };

export const All: Story = { args: { numbers: [1, 2, 3, 4, 5, 6, 7, 8] } };
