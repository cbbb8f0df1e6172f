import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const words = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  rememberMe: 'Remember me',
  submit: 'Login',
  submitting: 'Logging in',
};

const meta = {
  title: 'Patterns/LoginForm',
  component: LoginForm,
  args: {
    values: { email: '', password: '', rememberMe: false },
    words,
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

function Held(props: LoginFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <LoginForm
      {...props}
      values={values}
      onChange={(next) => {
        props.onChange(next);
        setValues(next);
      }}
    />
  );
}

export const Default: Story = { render: Held };

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

export const FieldErrors: Story = {
  args: { errors: { email: 'Write your email.', password: 'Write your password.' } },
  render: Held,
};

export const Pending: Story = {
  args: { isPending: true, values: { email: 'aino@example.fi', password: 'long-enough', rememberMe: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging in');
  },
};

export const FilledAndSentByKeyboard: Story = {
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
    await expect(args.onChange).toHaveBeenLastCalledWith({
      email: 'aino@example.fi',
      password: 'long-enough',
      rememberMe: true,
    });
  },
};

export const LongFinnishText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    words: {
      ...words,
      email: 'Sähköpostiosoite, jolla rekisteröidyit palveluun',
      rememberMe: 'Pidä minut kirjautuneena tällä laitteella kolmekymmentä päivää',
      submit: 'Kirjaudu liiketilojen välityspalveluun',
    },
    failure: `Antamasi sähköpostiosoite tai salasana oli väärä. ${'x'.repeat(300)}`,
  },
  play: expectNoSideScroll,
};

export const NarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: Held,
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = {
  decorators: [rightToLeft],
  args: { failure: 'The email or password you provided was wrong' },
  render: Held,
};
