import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { untilStill } from '../../testing/untilStill.ts';
import { guide } from './Dialog.guide.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    title: 'Forgot Password',
    closeLabel: 'Close',
    isOpen: true,
    onClose: fn(),
    onSubmit: fn(),
    children: <TextField label="Email" type="email" autoComplete="email" />,
    footer: <Button type="submit">Send new password</Button>,
  },
  play: untilStill,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

function Opened(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button onPress={() => setIsOpen(true)}>Forgot Password?</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={() => {
          args.onClose();
          setIsOpen(false);
        }}
      />
    </Stack>
  );
}

const sentences = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of the terms of use.`);

const long = (
  <Stack gap={3}>
    {sentences.map((sentence) => (
      <Text key={sentence}>{sentence}</Text>
    ))}
  </Stack>
);

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Forgot Password' });
    await waitFor(() => expect(dialog).toBeVisible());
    await untilStill();
  },
};

export const Sizes: Story = {
  args: { size: 'large', title: 'Terms of use', children: long, footer: <Button>Accept</Button> },
};

export const FocusGoesInStaysAndReturns: Story = {
  tags: ['behaviour'],
  args: { isOpen: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Forgot Password?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Send new password' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Send new password' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

export const EnterInAFieldSubmits: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'a@b.fi{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send new password' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosedByAPressBesideIt: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await pressBeside(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const KeepsWorkFromAPressBesideIt: Story = {
  tags: ['behaviour'],
  args: { closesOutside: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await pressBeside(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LongContentScrollsInsideOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Terms of use', children: long, footer: <Button>Accept</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await untilStill();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(screen.getByText('Paragraph 40 of the terms of use.')).toBeVisible());
    await expect(isOnScreen(screen.getByRole('button', { name: 'Close' }))).toBe(true);
    await expect(isOnScreen(screen.getByRole('button', { name: 'Accept' }))).toBe(true);
    await expectNoSideScroll();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), children: 'y'.repeat(300), footer: <Button>{'z'.repeat(300)}</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const WithoutFooter: Story = {
  render: ({ title, closeLabel, onClose }) => (
    <Dialog title={title} closeLabel={closeLabel} isOpen onClose={onClose} size="small">
      <Text>Nothing to decide here.</Text>
    </Dialog>
  ),
};

async function pressBeside(dialog: HTMLElement): Promise<void> {
  const overlay = dialog.parentElement?.parentElement;
  if (overlay === null || overlay === undefined) throw new Error('The dialog lies on nothing.');
  await userEvent.click(overlay);
}

function isOnScreen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
