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
    children: 'Its announcement and pictures are deleted with it. This cannot be undone.',
    confirmLabel: "Yes, I'm sure",
    cancelLabel: 'No',
    pendingLabel: 'Deleting',
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
  const [failures, setFailures] = useState(0);
  return (
    <>
      <Button variant="danger" onPress={() => setIsOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        {...args}
        isOpen={isOpen}
        errorMessage={failures > 0 ? 'Network Errors' : undefined}
        onConfirm={() => {
          args.onConfirm();
          setFailures((count) => count + 1);
        }}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}

export const Default: Story = {};

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
    await expect(screen.getByRole('alert')).toHaveTextContent('Network Errors');
    await expect(screen.getByRole('button', { name: "Yes, I'm sure" })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const StaysWhilePending: Story = {
  tags: ['behaviour'],
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: "Yes, I'm sure" }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { errorMessage: 'Network Errors' } };

export const Harmless: Story = {
  args: {
    title: 'Make the announcement public?',
    children: 'Tenants see it at once.',
    confirmLabel: 'Make public',
    cancelLabel: 'Not yet',
    variant: 'primary',
  },
};
