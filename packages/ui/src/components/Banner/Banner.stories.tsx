import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { untilStill } from '../../testing/untilStill.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './Banner.guide.tsx';
import { Banner, type BannerProps, type Notice } from './Banner.tsx';

const LASTING = 3_600_000;

const closeDialog = fn();

const failure: Notice = { id: 'failure', tone: 'error', text: 'Network Errors' };

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { guide, docs: { story: { inline: false, height: '12rem' } } },
  args: { notices: [failure], onClose: fn(), dismissLabel: 'Dismiss', duration: LASTING },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: { notices: [{ id: 'success', tone: 'success', text: 'Logged in successfully!' }] },
};

export const Information: Story = {
  args: { notices: [{ id: 'info', tone: 'info', text: 'The new password has been sent to your email' }] },
};

function Announcer({ duration, onClose, dismissLabel }: BannerProps) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const say = (tone: Notice['tone'], text: string) =>
    setNotices((others) => [...others, { id: `${text} ${others.length}`, tone, text }]);
  return (
    <>
      <Inline>
        <Button onPress={() => say('error', 'Network Errors')}>Fail</Button>
        <Button onPress={() => say('success', 'Password changed.')}>Succeed</Button>
      </Inline>
      <Banner
        notices={notices}
        dismissLabel={dismissLabel}
        {...(duration !== undefined && { duration })}
        onClose={(ids) => {
          onClose(ids);
          setNotices((others) => others.filter(({ id }) => !ids.includes(id)));
        }}
      />
    </>
  );
}

export const AnnouncedInTheRegionThatWasThere: Story = {
  tags: ['behaviour'],
  args: { notices: [] },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('status');
    await expect(regions).toHaveLength(1);
    await expect(regions[0]).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('status')).toBe(regions[0]);
    await expect(regions[0]).toHaveTextContent('Network Errors');
    await expect(canvas.getAllByText('Network Errors')).toHaveLength(1);
  },
};

export const ClosesByItself: Story = {
  tags: ['behaviour'],
  args: { notices: [], duration: 200 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText('Network Errors')).not.toBeInTheDocument();
  },
};

export const StaysWhileHoveredOrFocused: Story = {
  tags: ['behaviour'],
  args: { notices: [], duration: 1000 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.hover(canvas.getByText('Network Errors'));
    await pause(1300);
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.unhover(canvas.getByText('Network Errors'));
    await pause(1300);
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Fail' }).focus();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 5000 });
  },
};

export const TouchDoesNotHoldIt: Story = {
  tags: ['behaviour'],
  args: { notices: [], duration: 1000 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await fireEvent.pointerOver(canvas.getByText('Network Errors'), { pointerType: 'touch' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 5000 });
  },
};

export const DismissedByKeyboardGivesFocusBack: Story = {
  tags: ['behaviour'],
  args: { notices: [] },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Network Errors')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Succeed' })).toHaveFocus();
  },
};

export const SeveralOneAfterTheOtherAndTheSameOnce: Story = {
  tags: ['behaviour'],
  args: { notices: [] },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Network Errors');
    await expect(canvas.queryByText('Password changed.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenLastCalledWith(['Network Errors 0', 'Network Errors 2']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Password changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const EachStaysItsTime: Story = {
  tags: ['behaviour'],
  args: { notices: [], duration: 200 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    // In one go: on a busy machine the first one's time would be over before the second is said.
    for (const name of ['Fail', 'Succeed']) canvas.getByRole('button', { name }).click();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(args.onClose).toHaveBeenLastCalledWith(['Password changed. 1']);
  },
};

export const SaidAgainItStaysItsTimeAgain: Story = {
  tags: ['behaviour'],
  args: { notices: [], duration: 2000 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await pause(1000);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const saidAgainAt = performance.now();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await expect(performance.now() - saidAgainAt).toBeGreaterThan(1900);
    await expect(args.onClose).toHaveBeenLastCalledWith(['Network Errors 0', 'Network Errors 1']);
  },
};

export const ClosedByEscapeWhileFocused: Story = {
  tags: ['behaviour'],
  args: { notices: [] },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Succeed' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
};

export const HeardAndReachedAboveADialog: Story = {
  tags: ['behaviour'],
  args: { dismissLabel: 'Dismiss message' },
  render: (args) => (
    <>
      <Banner {...args} />
      <Dialog title="Forgot Password" closeLabel="Close" isOpen onClose={closeDialog}>
        The banner lies above.
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    closeDialog.mockClear();
    await screen.findByRole('dialog');
    await untilStill();
    await expect(screen.getByRole('status')).toHaveTextContent('Network Errors');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(closeDialog).not.toHaveBeenCalled();
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { notices: [{ id: 'word', tone: 'error', text: 'x'.repeat(300) }] },
};

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
