import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { guide } from './OfferDrawing.guide.tsx';
import { OfferDrawing } from './OfferDrawing.tsx';

const meta = {
  title: 'Pictures/OfferDrawing',
  component: OfferDrawing,
  parameters: { guide },
  args: { offer: 'rent' },
} satisfies Meta<typeof OfferDrawing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const All: Story = {
  render: () => (
    <Grid>
      <OfferDrawing offer="rent" />
      <OfferDrawing offer="lease" />
      <OfferDrawing offer="insights" />
    </Grid>
  ),
};
