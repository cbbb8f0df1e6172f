import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './PageHeader.guide.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: { guide },
  args: {
    title: 'Property & Landlord Profile',
    description: 'Storage at Elimäenkatu 17, Helsinki',
    back: { href: '#matches', label: 'Back to matches' },
    actions: <Button variant="secondary">I&apos;m Interested</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to matches' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: "I'm Interested" })).toHaveFocus();
  },
};

export const TitleTakesFocusAfterAChangeOfRoute: Story = {
  tags: ['behaviour'],
  render: function Render(args) {
    const [hasNavigated, setHasNavigated] = useState(false);
    const title = hasNavigated ? 'Match information' : 'Matches';
    return (
      <>
        <PageHeader {...args} key={title} title={title} takesFocus={hasNavigated} />
        <Button onPress={() => setHasNavigated(true)}>First match</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Matches' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'First match' }));
    await expect(canvas.getByRole('heading', { name: 'Match information' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: "I'm Interested" })).toHaveFocus();
  },
};

export const TitleOnly: Story = { render: () => <PageHeader title="Dashboard" /> };

export const LeadTitle: Story = { args: { titleSize: 'lead' } };

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'x'.repeat(300),
    description: 'y'.repeat(300),
    back: { href: '#', label: 'z'.repeat(300) },
    actions: <Button>{'a'.repeat(300)}</Button>,
  },
  play: expectNoSideScroll,
};
