import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './Breadcrumbs.guide.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    label: 'You are here',
    crumbs: [
      { href: '#user', label: 'Announcements' },
      { href: '#property', label: 'Storage, Elimäenkatu 17' },
      { href: '#match', label: 'Match information' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Match information');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Announcements' })).toHaveFocus();
  },
};

export const PageAlone: Story = { args: { crumbs: [{ href: '#user', label: 'Announcements' }] } };

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    crumbs: [
      { href: '#1', label: 'x'.repeat(300) },
      { href: '#2', label: 'y'.repeat(300) },
    ],
  },
  play: expectNoSideScroll,
};
