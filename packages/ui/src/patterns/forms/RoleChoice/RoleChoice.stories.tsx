import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSideScroll } from '../../../testing/expectNoSideScroll.ts';
import { expectTurned } from '../../../testing/expectTurned.ts';
import { rightToLeft } from '../../../testing/rightToLeft.tsx';
import { PremisesDrawing } from '../../PremisesDrawing/PremisesDrawing.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const meta = {
  title: 'Forms/RoleChoice',
  component: RoleChoice,
  args: {
    label: 'Sign up as',
    roles: [
      {
        href: '#tenant',
        title: 'Tenant',
        description: 'You look for premises, for yourself or for your organisation.',
        drawing: <PremisesDrawing number={5} />,
      },
      {
        href: '#landlord',
        title: 'Lessor',
        description: 'You own premises, and look for those who need them.',
        drawing: <PremisesDrawing number={2} />,
      },
    ],
    login: { href: '#login', label: 'Already have an account? Log in' },
  },
} satisfies Meta<typeof RoleChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WordsAlone: Story = {
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

export const LongFinnishText: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    roles: [
      {
        href: '#tenant',
        title: 'Liiketilahuoneiston vuokralaisehdokas',
        description: 'Etsit toimitilaa itsellesi tai edustamallesi organisaatiolle pääkaupunkiseudulta.',
      },
      { href: '#landlord', title: 'x'.repeat(300), description: 'y'.repeat(300) },
    ],
    login: { href: '#login', label: 'Onko sinulla jo käyttäjätili palvelussamme? Kirjaudu sisään' },
  },
  play: expectNoSideScroll,
};

export const NarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  args: WordsAlone.args ?? {},
  play: async ({ canvas }) => expectTurned(canvas.getByRole('link', { name: /^Tenant/u })),
};
