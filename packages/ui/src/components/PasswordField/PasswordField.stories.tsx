import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './PasswordField.guide.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: { guide },
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = {
  args: { autoComplete: 'new-password', isRequired: true, description: 'At least 8 characters.' },
};

export const WithError: Story = {
  args: { defaultValue: 'secret', errorMessage: 'The email or password you provided was wrong' },
};

export const ShownAndHiddenByKeyboard: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 'makes-the-best-matches' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};

export const TakesAPastedPassword: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('från urklipp, 24 merkkiä');
    await expect(args.onChange).toHaveBeenLastCalledWith('från urklipp, 24 merkkiä');
  },
};
