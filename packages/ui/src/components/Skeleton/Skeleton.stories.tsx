import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './Skeleton.guide.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton, parameters: { guide } } satisfies Meta<
  typeof Skeleton
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Skeleton size="heading" width="short" />
      <div>
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <Skeleton size="meter" />
      <Skeleton size="picture" width="short" />
    </Stack>
  ),
};
