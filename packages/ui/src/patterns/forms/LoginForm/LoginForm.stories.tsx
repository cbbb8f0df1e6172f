import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Holding } from '../stories/Holding.tsx';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { guide } from './LoginForm.guide.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const formLabels = {
  ...passwordLabels,
  rememberMe: 'Remember me',
  submit: 'Login',
  submitting: 'Logging in',
};

const meta = {
  title: 'Product forms/LoginForm',
  component: LoginForm,
  parameters: { guide },
  args: {
    values: { email: '', password: '', rememberMe: false },
    labels: { email: 'Email', password: 'Password' },
    formLabels,
    forgot: (
      <Link href="#forgot" variant="standalone">
        Forgot Password
      </Link>
    ),
    footer: (
      <Text>
        No account yet? <Link href="#signup">Sign Up</Link>
      </Text>
    ),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof LoginForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const Held = (props: LoginFormProps) => (
  <Holding {...props}>{(held) => <LoginForm {...props} {...held} />}</Holding>
);

export const Default: Story = { render: Held };

export const InALine: Story = { args: { layout: 'line' }, render: Held };

export const Failed: Story = {
  args: {
    values: { email: 'aino@example.fi', password: 'wrong-password', rememberMe: true },
    failure: 'The email or password you provided was wrong',
  },
  render: Held,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The email or password you provided was wrong');
  },
};

function Failing(props: LoginFormProps) {
  const [attempts, setAttempts] = useState(0);
  return <Held {...props} attempts={attempts} onSubmit={() => setAttempts((count) => count + 1)} />;
}

export const FieldErrors: Story = {
  args: {
    values: { email: 'aino@example.fi', password: '', rememberMe: false },
    errors: { password: 'Enter your password.' },
  },
  render: Failing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByLabelText(/^Password/u)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Password/u)).toHaveAccessibleDescription('Enter your password.');
  },
};

export const PastedPassword: Story = {
  tags: ['behaviour'],
  render: Held,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/u);
    await userEvent.click(password);
    await userEvent.paste('from a password manager');
    await expect(password).toHaveValue('from a password manager');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  },
};

export const Pending: Story = {
  args: { isPending: true, values: { email: 'aino@example.fi', password: 'long-enough', rememberMe: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Logging in')).toHaveRole('status');
  },
};

export const FilledAndSentByKeyboard: Story = {
  tags: ['behaviour'],
  render: Held,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('aino@example.fi');
    await userEvent.tab();
    await userEvent.keyboard('long-enough');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('aino@example.fi');
    await expect(canvas.getByLabelText(/^Password/u)).toHaveValue('long-enough');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
};
