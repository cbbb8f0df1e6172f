import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './EmptyDrawing.guide.tsx';
import { EmptyDrawing, emptySituations } from './EmptyDrawing.tsx';

const meta = {
  title: 'Pictures/EmptyDrawing',
  component: EmptyDrawing,
  parameters: { guide },
  args: { of: 'matches' },
} satisfies Meta<typeof EmptyDrawing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Grid columns="narrow" gap={8}>
      {emptySituations.map((situation) => (
        <Stack key={situation} gap={2}>
          <EmptyDrawing of={situation} />
          <Text size="small" tone="muted">
            {situation}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    const drawn = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    await expect(new Set(drawn).size).toBe(emptySituations.length);
  },
};

export const InAnEmptyState: Story = {
  render: ({ of }) => (
    <EmptyState
      drawing={<EmptyDrawing of={of} />}
      title="No premises match within three kilometres"
      description="A wider area or a higher rent would show more."
      action={
        <Link href="#need" variant="button">
          Change what you need
        </Link>
      }
    />
  ),
};
