import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Holding } from '../stories/Holding.tsx';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { guide } from './PasswordChangeForm.guide.tsx';
import { PasswordChangeForm, type PasswordChangeFormProps } from './PasswordChangeForm.tsx';

const empty = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
const filled = {
  oldPassword: 'old-and-long',
  newPassword: 'new-and-long',
  confirmNewPassword: 'new-and-long',
};
const blocker = 'Enter your old password, then the new one twice.';

const formLabels = { ...passwordLabels, submit: 'Change password', submitting: 'Changing the password' };

const meta = {
  title: 'Product forms/PasswordChangeForm',
  component: PasswordChangeForm,
  parameters: { guide },
  args: {
    title: 'Change password',
    email: 'aino@example.fi',
    values: filled,
    onChange: fn(),
    onSubmit: fn(),
    labels: {
      oldPassword: 'Old password',
      newPassword: 'New password, minimum 8 characters',
      confirmNewPassword: 'Confirm new password',
    },
    formLabels,
  },
  render: (args) => <Holding {...args}>{(held) => <PasswordChangeForm {...args} {...held} />}</Holding>,
} satisfies Meta<typeof PasswordChangeForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Change password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Holds the form shut as the specification says, until there is something that could be right. */
function Checked(props: PasswordChangeFormProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  return (
    <Holding {...props}>
      {(held) => {
        const { oldPassword, newPassword, confirmNewPassword } = held.values;
        const isSame = newPassword === confirmNewPassword;
        const isComplete = oldPassword !== '' && newPassword !== '' && isSame;
        return (
          <PasswordChangeForm
            {...props}
            {...held}
            onLeave={(name) => setLeft((names) => [...names, name])}
            errors={
              left.includes('confirmNewPassword') && !isSame
                ? { confirmNewPassword: "Passwords don't match." }
                : {}
            }
            blocker={isComplete ? undefined : blocker}
          />
        );
      }}
    </Holding>
  );
}

export const ShutUntilValidByKeyboard: Story = {
  tags: ['behaviour'],
  args: { values: empty },
  render: Checked,
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Change password' });
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Old password/u)).toHaveFocus();
    await userEvent.keyboard('old-and-long{Tab}{Tab}new-and-long{Tab}{Tab}new{Tab}');
    await expect(canvas.getByLabelText(/^Confirm new password/u)).toHaveAccessibleDescription(
      "Passwords don't match.",
    );
    await userEvent.tab();
    await expect(submit).toHaveFocus();
    await expect(submit).toHaveAccessibleDescription(blocker);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/u), '-and-long');
    await expect(canvas.queryByText(blocker)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Blocked: Story = { args: { values: empty, blocker } };

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = { args: { failure: 'Old password was incorrect.' } };

export const Succeeded: Story = {
  args: { values: empty, blocker, success: 'Password changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password changed.').closest('[role="status"]')).toBeVisible();
  },
};

export const FieldErrors: Story = {
  args: { errors: { newPassword: 'Choose a password that’s harder to guess' } },
};

export const PasswordManagersKnowWhatIsWhat: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/^Old password/u)).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText(/^New password, minimum 8 characters/u)).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    const email = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(email).toHaveValue('aino@example.fi');
    await expect(email).not.toBeVisible();
  },
};
