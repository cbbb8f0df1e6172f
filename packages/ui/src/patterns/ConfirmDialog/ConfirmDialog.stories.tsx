import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { untilStill } from '../../testing/untilStill.ts';
import { guide } from './ConfirmDialog.guide.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    title: 'Are you sure to delete Storage, Elimäenkatu 17?',
    children: 'This also deletes its announcement and pictures. You can’t undo this.',
    confirmLabel: "Yes, I'm sure",
    cancelLabel: 'No',
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  play: untilStill,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

function Asked(args: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onPress={() => setIsOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog {...args} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
    </>
  );
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'This also deletes its announcement and pictures. You can’t undo this.',
    );
    await untilStill();
  },
};

export const AnsweredByKeyboard: Story = {
  tags: ['behaviour'],
  args: { isOpen: false },
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Are you sure to delete Storage, Elimäenkatu 17?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TitleOnly: Story = {
  tags: ['behaviour'],
  render: ({ children: _children, ...args }) => <ConfirmDialog {...args} />,
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).not.toHaveAttribute('aria-describedby');
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), children: 'y'.repeat(300) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
