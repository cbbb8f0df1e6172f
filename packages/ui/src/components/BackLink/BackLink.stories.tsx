import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { expectTurned } from '../../testing/expectTurned.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { guide } from './BackLink.guide.tsx';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Navigation/BackLink',
  component: BackLink,
  parameters: { guide },
  args: { children: 'Back to matches', href: '/user/matches' },
} satisfies Meta<typeof BackLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const navigate = fn();

export const FollowedByKeyboardThroughTheRouter: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <BackLink {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to matches' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches');
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'x'.repeat(300) },
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  play: async ({ canvas }) => expectTurned(canvas.getByRole('link')),
};
