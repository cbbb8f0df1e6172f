import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { untilStill } from '../../testing/untilStill.ts';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { guide } from './AccountMenu.guide.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  parameters: { guide },
  args: {
    label: 'Account',
    name: 'Aino',
    avatar: { number: 77 },
    links: [
      { href: '#information', label: 'Profile' },
      { href: '#announcements', label: 'My announcements' },
    ],
    logOutLabel: 'Log out',
    onLogOut: fn(),
    loadLabels: { loading: 'Loading the menu', failed: 'Couldn’t load the menu.', retry: 'Try again' },
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
  await untilStill();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account: Aino' })).toBeVisible();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = { play: open };

export const PictureOnlyOnTablet: Story = {
  args: { isNameOptional: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account: Aino' })).toBeVisible();
    await expect(canvas.getByText('Aino')).not.toBeVisible();
  },
};

export const LogOutOnly: Story = { args: { links: [] }, play: open };

export const LoggedOutByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const navigate = fn();

export const LinksLead: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <AccountMenu {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const link = await screen.findByRole('menuitem', { name: 'Profile' });
    await expect(link).toHaveAttribute('href', '#information');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalled();
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { name: 'x'.repeat(300) },
  play: expectNoSideScroll,
};
