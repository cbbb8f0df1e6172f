import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './Link.guide.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  parameters: { guide },
  args: { children: 'View potential matches', href: '#matches' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      Nothing here yet. <Link {...args}>Go here to find matches</Link> within three kilometres.
    </Text>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={4} align="start">
      <Link {...args} variant="standalone" />
      <Link {...args} variant="button" />
      <Link {...args} variant="smallButton" />
    </Stack>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <Stack gap={2} align="start">
        <Text>
          Read the <Link href="#terms">terms of use</Link> first.
        </Text>
        <Link {...args} variant="standalone" />
        <Link {...args} variant="button" />
        <Link {...args} variant="smallButton" />
        <Link {...args} variant="smallButton" />
      </Stack>
    </InEachState>
  ),
};

const navigate = fn();

export const FollowedByTheRouter: Story = {
  tags: ['behaviour'],
  args: { href: '/user/matches', variant: 'standalone' },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Link {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/user/matches');
  },
};

export const FollowedByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Text>
        Read the <Link href="#terms">terms</Link>, then <Link {...args}>go on</Link>.
      </Text>
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls[0]?.[0]).toBe('#matches');
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'liiketila'.repeat(33), variant: 'standalone' },
};
