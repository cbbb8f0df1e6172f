import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Broken } from './Broken.tsx';
import { guide } from './ErrorPage.guide.tsx';
import { NotFound } from './NotFound.tsx';

const retried = fn();

const meta = {
  title: 'Feedback/ErrorPage',
  component: NotFound,
  parameters: { guide },
  args: {
    title: 'This page doesn’t exist',
    children: 'The announcement may have been deleted, or the address is wrong.',
    steps: (
      <>
        <Link href="#matches" variant="button">
          Go to your matches
        </Link>
        <Link href="#start" variant="standalone">
          Search for commercial space
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to your matches' })).toHaveFocus();
  },
};

export const BrokenPage: Story = {
  render: () => (
    <Broken
      title="Couldn’t show this page"
      steps={
        <>
          <Button onPress={retried}>Try again</Button>
          <Link href="#help" variant="standalone">
            Write to customer service
          </Link>
        </>
      }
      details="Error 4f1c, 22/11/2026 10:24"
    >
      Something of ours is broken. What you have saved is not lost.
    </Broken>
  ),
  play: async ({ canvas }) => {
    retried.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(/^Error 4f1c/u)).toBeVisible();
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), children: 'y'.repeat(300), details: 'z'.repeat(300) },
};
