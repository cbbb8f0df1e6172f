import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner, type BannerProps, type Notice } from './Banner.tsx';

const LASTING = 3_600_000;

const failure: Notice = { id: 'failure', tone: 'error', text: 'Network Errors' };

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { notice: failure, onClose: fn(), dismissLabel: 'Dismiss', duration: LASTING },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Failure: Story = {};

export const Success: Story = {
  args: { notice: { id: 'success', tone: 'success', text: 'Logged in successfully!' } },
};

export const Information: Story = {
  args: { notice: { id: 'info', tone: 'info', text: 'The new password has been sent to your email' } },
};

function Announcer({ duration, onClose, dismissLabel }: BannerProps) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <>
      <Button onPress={() => setNotice(failure)}>Fail</Button>
      <Banner
        notice={notice}
        dismissLabel={dismissLabel}
        {...(duration !== undefined && { duration })}
        onClose={() => {
          onClose();
          setNotice(undefined);
        }}
      />
    </>
  );
}

export const AnnouncedInTheRegionThatWasThere: Story = {
  args: { notice: undefined },
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
  args: { notice: undefined, duration: 200 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText('Network Errors')).not.toBeInTheDocument();
  },
};

export const StaysWhileHoveredOrFocused: Story = {
  args: { notice: undefined, duration: 200 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.hover(canvas.getByText('Network Errors'));
    await pause(400);
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.unhover(canvas.getByText('Network Errors'));
    await pause(400);
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Fail' }).focus();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

export const TouchDoesNotHoldIt: Story = {
  args: { notice: undefined, duration: 200 },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await fireEvent.pointerOver(canvas.getByText('Network Errors'), { pointerType: 'touch' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

export const DismissedByKeyboardGivesFocusBack: Story = {
  args: { notice: undefined },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Network Errors')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Fail' })).toHaveFocus();
  },
};

export const LongFinnishOnNarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    notice: {
      id: 'long',
      tone: 'error',
      text: 'Ilmoitusta ei voitu tallentaa, koska yhteys palvelimeen katkesi. Luonnos on tallessa tässä selaimessa, ja voit yrittää hetken kuluttua uudelleen.',
    },
  },
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { notice: { id: 'word', tone: 'error', text: 'x'.repeat(300) } },
};

export const DarkTheme: Story = { globals: { theme: 'dark' } };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
