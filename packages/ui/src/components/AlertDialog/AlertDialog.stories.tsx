import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { untilStill } from '../../testing/untilStill.ts';
import { guide } from './AlertDialog.guide.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    title: 'You have been logged out',
    children: 'Your draft is kept in this browser. Log in again to go on.',
    actions: <Button hasInitialFocus>Log in</Button>,
    isOpen: true,
    onClose: fn(),
  },
  play: untilStill,
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'You have been logged out' });
    await expect(dialog).toHaveAccessibleDescription(
      'Your draft is kept in this browser. Log in again to go on.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const TitleAlone: Story = {
  tags: ['behaviour'],
  args: { children: null },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).not.toHaveAttribute('aria-describedby');
  },
};

export const Failed: Story = { args: { errorMessage: 'Network Errors' } };

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), children: 'y'.repeat(300), errorMessage: 'z'.repeat(300) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
