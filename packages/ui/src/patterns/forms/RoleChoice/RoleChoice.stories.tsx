import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectTurned } from '../../../testing/expectTurned.ts';
import { rightToLeft } from '../../../testing/rightToLeft.tsx';
import { PremisesDrawing } from '../../PremisesDrawing/PremisesDrawing.tsx';
import { guide } from './RoleChoice.guide.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const meta = {
  title: 'Product forms/RoleChoice',
  component: RoleChoice,
  parameters: { guide },
  args: {
    label: 'Sign up as',
    roles: [
      {
        href: '#tenant',
        title: 'Tenant',
        description: 'You’re looking for premises, for yourself or your organisation.',
        drawing: <PremisesDrawing number={5} />,
      },
      {
        href: '#landlord',
        title: 'Lessor',
        description: 'You have premises to let and are looking for tenants.',
        drawing: <PremisesDrawing number={2} />,
      },
    ],
    login: { href: '#login', label: 'Already have an account? Log in' },
  },
} satisfies Meta<typeof RoleChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextOnly: Story = {
  args: { roles: meta.args.roles.map(({ drawing: _, ...role }) => role) },
};

export const ReachedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Tenant/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Lessor/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Already have an account? Log in' })).toHaveFocus();
  },
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  args: TextOnly.args ?? {},
  play: async ({ canvas }) => expectTurned(canvas.getByRole('link', { name: /^Tenant/u })),
};

/** Sees that the drawing reaches the edges of its card, and that the words do not. */
const expectFullBleed: Story['play'] = async ({ canvas }) => {
  for (const name of [/^Tenant/u, /^Lessor/u]) {
    const card = canvas.getByRole('link', { name });
    const [drawing, text] = [...card.children].map((part) => part.getBoundingClientRect());
    const { left, right, top, bottom } = card.getBoundingClientRect();
    // The line around the card lies between.
    await expect((drawing?.left ?? 0) - left).toBeLessThanOrEqual(1);
    await expect((drawing?.top ?? 0) - top).toBeLessThanOrEqual(1);
    const isBeside = (text?.left ?? 0) >= (drawing?.right ?? 0);
    const gap = isBeside ? bottom - (drawing?.bottom ?? 0) : right - (drawing?.right ?? 0);
    await expect(gap).toBeLessThanOrEqual(1);
    const drawn = card.querySelector('svg')?.getBoundingClientRect();
    await expect(drawn?.width).toBeGreaterThanOrEqual((drawing?.width ?? 0) - 2);
    await expect(drawn?.height).toBeGreaterThanOrEqual((drawing?.height ?? 0) - 2);
  }
};

export const PicturesReachTheEdges: Story = {
  tags: ['behaviour'],
  play: expectFullBleed,
};

export const PicturesReachTheEdgesOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: expectFullBleed,
};
