import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './NewsletterForm.guide.tsx';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

const sent = 'Almost done: open the link we’ve emailed you.';

const meta = {
  title: 'Product forms/NewsletterForm',
  component: NewsletterForm,
  parameters: { guide },
  args: {
    email: '',
    onChange: fn(),
    onSubmit: fn(),
    labels: { email: 'Newsletter' },
    hints: { email: 'Once a month. Enter your email.' },
    formLabels: { submit: 'Subscribe', submitting: 'Subscribing' },
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { args: { email: 'aino@example.fi', isPending: true } };

export const Failed: Story = { args: { email: 'aino@example.fi', failure: 'Network Errors' } };

export const FieldError: Story = {
  args: { email: 'aino', errors: { email: 'Enter an email address, for example name@example.com' } },
};

export const Sent: Story = { args: { success: sent } };

function Subscribing(props: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const isWrong = attempts > 0 && !isSent && !email.includes('@');
  const subscribe = () => {
    setIsSent(email.includes('@'));
    if (email.includes('@')) setEmail('');
    else setAttempts((count) => count + 1);
  };
  return (
    <NewsletterForm
      {...props}
      email={email}
      onChange={setEmail}
      attempts={attempts}
      errors={isWrong ? { email: 'Enter an email address, for example name@example.com' } : {}}
      onSubmit={subscribe}
      success={isSent && sent}
    />
  );
}

export const SentByKeyboardAlone: Story = {
  tags: ['behaviour'],
  render: Subscribing,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Newsletter' });
    await userEvent.tab();
    await userEvent.keyboard('aino{Tab}{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{End}@example.fi{Tab}{Enter}');
    await expect(canvas.getByText(sent)).toBeVisible();
    await expect(email).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
  },
};
