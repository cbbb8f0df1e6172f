import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Form, type FormProps } from '../Form/Form.tsx';
import { failuresOf } from '../Form/namedField.ts';
import { Holding } from '../stories/Holding.tsx';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { guide } from './AccountFields.guide.tsx';
import { accountFieldNames, AccountFields, type AccountFieldsProps } from './AccountFields.tsx';

const form: Pick<FormProps, 'layout' | 'title' | 'labels'> = {
  layout: 'narrow',
  title: 'Account information',
  labels: { submit: 'Submit', submitting: 'Signing up' },
};

function AccountForm({ state, ...props }: AccountFieldsProps & { state?: Partial<FormProps> }) {
  return (
    <Holding {...props}>
      {(held) => (
        <Form {...form} onSubmit={fn()} {...state}>
          <AccountFields {...props} {...held} />
        </Form>
      )}
    </Holding>
  );
}

const wrong = {
  email: 'The given email has already been taken.',
  password: 'Password should be least 8 characters long',
  confirmPassword: "Passwords don't match.",
};

const meta = {
  title: 'Product forms/AccountFields',
  component: AccountFields,
  parameters: { guide },
  args: {
    id: 'account',
    values: { email: '', password: '', confirmPassword: '' },
    onChange: fn(),
    onLeave: fn(),
    labels: { email: 'Email', password: 'Password', confirmPassword: 'Confirm password' },
    hints: { password: 'Password should be least 8 characters long' },
    passwordLabels: passwordLabels,
  },
  render: AccountForm,
} satisfies Meta<typeof AccountFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/u);
    await expect(password).toHaveAccessibleDescription('Password should be least 8 characters long');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  },
};

export const Pending: Story = { render: (args) => <AccountForm {...args} state={{ isPending: true }} /> };

export const Failed: Story = {
  render: (args) => <AccountForm {...args} state={{ failure: 'Sorry, but something went wrong' }} />,
};

function Failing(props: AccountFieldsProps) {
  const [attempts, setAttempts] = useState(0);
  const errors = attempts > 0 ? wrong : {};
  return (
    <AccountForm
      {...props}
      errors={errors}
      state={{
        attempts,
        summaryTitle: '3 fields need your attention',
        fieldFailures: failuresOf(props.id, accountFieldNames, { ...props, errors }),
        onSubmit: () => setAttempts((count) => count + 1),
      }}
    />
  );
}

export const ErrorsWithSummary: Story = {
  render: Failing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('group', { name: '3 fields need your attention' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: "Confirm password: Passwords don't match." }));
    await expect(canvas.getByLabelText(/^Confirm password/u)).toHaveFocus();
  },
};

export const FilledByKeyboardAndPaste: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('aino@example.fi');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenLastCalledWith('email');
    await userEvent.paste('makes-the-best-matches');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Show password' })[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('makes-the-best-matches');
    await userEvent.tab();
    await userEvent.paste('makes-the-best-matches');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenLastCalledWith('confirmPassword');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
  },
};
