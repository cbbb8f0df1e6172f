import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './SubNav.guide.tsx';
import { SubNav } from './SubNav.tsx';

const meta = {
  title: 'Navigation/SubNav',
  component: SubNav,
  parameters: { guide },
  args: {
    label: 'Profile',
    links: [
      { href: '#overview', label: 'Overview', isCurrent: true },
      { href: '#about', label: 'About you', isCurrent: false },
      { href: '#notifications', label: 'Notifications', isCurrent: false },
    ],
  },
} satisfies Meta<typeof SubNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Profile' });
    await expect(within(navigation).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
  },
};

/** On phones, one row that scrolls. */
export const Many: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    links: ['Overview', 'About you', 'Notifications', 'Your data', 'Team', 'Keys', 'Pictures'].map(
      (label) => ({
        href: `#${label}`,
        label,
        isCurrent: label === 'Pictures',
      }),
    ),
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(canvas.getByRole('link', { name: 'Overview' }).getBoundingClientRect().top).toBe(
      current.top,
    );
    await expect(current.right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Overview' }).getBoundingClientRect().left,
    ).toBeGreaterThanOrEqual(0);
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { links: [{ href: '#', label: 'x'.repeat(300), isCurrent: true }] },
  play: expectNoSideScroll,
};
