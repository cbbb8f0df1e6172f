import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './Notice.guide.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  parameters: { guide },
  args: {
    title: 'Your account isn’t verified yet',
    children: 'Landlords can see your profile once you’ve opened the link in our email.',
  },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice title="Rents are shown without value added tax">The tax is added on the invoice.</Notice>
      <Notice tone="success" title="The announcement is public">
        Tenants within three kilometres can see it now.
      </Notice>
      <Notice
        tone="warning"
        title="Two pictures are missing"
        action={
          <Button size="small" variant="secondary">
            Add pictures
          </Button>
        }
      >
        Announcements with pictures are opened more often.
      </Notice>
      <Notice tone="danger" title="The account can’t be deleted">
        You are the last administrator.
      </Notice>
    </Stack>
  ),
};

export const OneSentence: Story = {
  render: () => <Notice>Your draft is kept in this browser for seven days.</Notice>,
};

export const TitleOnly: Story = { render: () => <Notice tone="success" title="Password changed." /> };

export const WithAction: Story = {
  args: {
    tone: 'warning',
    action: (
      <Link href="#mail" variant="standalone">
        Send the mail again
      </Link>
    ),
  },
};

const dismissed = fn();

function Dismissible() {
  const [isShown, setIsShown] = useState(true);
  return (
    <Stack align="start">
      <Link href="#before" variant="standalone">
        Matches
      </Link>
      {isShown && (
        <Notice
          title="New: alerts by email"
          action={
            <Link href="#alerts" variant="standalone">
              Choose how often
            </Link>
          }
          dismissLabel="Dismiss: alerts by email"
          onDismiss={() => {
            dismissed();
            setIsShown(false);
          }}
        >
          We write to you when premises fit your need.
        </Notice>
      )}
    </Stack>
  );
}

export const WithDismissal: Story = { render: () => <Dismissible /> };

export const DismissedByKeyboardGivesFocusBack: Story = {
  tags: ['behaviour'],
  render: () => <Dismissible />,
  play: async ({ canvas }) => {
    dismissed.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose how often' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss: alerts by email' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dismissed).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('New: alerts by email')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Matches' })).toHaveFocus();
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), children: 'y'.repeat(300), dismissLabel: 'Dismiss', onDismiss: fn() },
};
