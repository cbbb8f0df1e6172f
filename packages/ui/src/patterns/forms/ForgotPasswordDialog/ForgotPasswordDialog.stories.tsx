import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { untilStill } from '../../../testing/untilStill.ts';
import { guide } from './ForgotPasswordDialog.guide.tsx';
import { ForgotPasswordDialog, type ForgotPasswordDialogProps } from './ForgotPasswordDialog.tsx';

const sent = 'The new password has been sent to your email';

const meta = {
  title: 'Product forms/ForgotPasswordDialog',
  component: ForgotPasswordDialog,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    email: '',
    onChange: fn(),
    onSubmit: fn(),
    labels: {
      title: 'Forgot Password',
      explanation: 'Enter the email address you signed up with, and we’ll send you a new password.',
      email: 'Email',
      submit: 'Send new password',
      submitting: 'Sending',
      close: 'Close',
    },
  },
  play: untilStill,
} satisfies Meta<typeof ForgotPasswordDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = {
  args: { isPending: true, email: 'aino@example.fi' },
  play: async ({ args }) => {
    await untilStill();
    // A form of one field is sent by Enter even while its button sends nothing.
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { email: 'aino@example.fi', failure: 'Network Errors' },
  play: async () => {
    await untilStill();
    await expect(screen.getByRole('alert')).toHaveTextContent('Network Errors');
  },
};

export const FieldError: Story = {
  args: { email: 'aino', errorMessage: 'Enter an email address, for example name@example.com' },
};

export const Sent: Story = { args: { success: sent } };

function Opened(props: ForgotPasswordDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const isWrong = attempts > 0 && !email.includes('@');
  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        Forgot Password?
      </Button>
      <ForgotPasswordDialog
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        email={email}
        onChange={setEmail}
        attempts={attempts}
        errorMessage={isWrong ? 'Enter an email address, for example name@example.com' : undefined}
        success={isSent && sent}
        onSubmit={() => {
          if (email.includes('@')) setIsSent(true);
          else setAttempts((count) => count + 1);
        }}
      />
    </>
  );
}

export const SentByKeyboardAlone: Story = {
  tags: ['behaviour'],
  args: { isOpen: false },
  render: Opened,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Forgot Password' });
    await untilStill();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('aino');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter an email address, for example name@example.com');
    await userEvent.type(email, '@example.fi{Enter}');
    await expect(screen.getByText(sent)).toBeVisible();
    const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forgot Password?' })).toHaveFocus());
  },
};
