import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ThemeMenu } from '../ThemeMenu/ThemeMenu.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './TopNav.guide.tsx';
import { TopNav } from './TopNav.tsx';

const loadLabels = {
  loading: 'Loading the menu',
  failed: 'Couldn’t load the menu.',
  retry: 'Try again',
};

const meta = {
  title: 'Navigation/TopNav',
  component: TopNav,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: (
      <a href="#home" aria-label="Tilava">
        <Logo name="Tilava" />
      </a>
    ),
    label: 'Main',
    menuLabel: 'Menu',
    links: [
      { href: '#matches', label: 'Matches', isCurrent: true },
      { href: '#information', label: 'Profile' },
      { href: '#dashboard', label: 'Dashboard' },
    ],
    end: (
      <>
        <ThemeMenu
          loadLabels={loadLabels}
          label="Theme"
          choiceLabels={{ system: 'System', light: 'Light', dark: 'Dark' }}
          value="system"
          onChange={fn()}
        />
        <Button variant="quiet" size="small" isPending={false} pendingLabel="Logging out">
          Log out
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof TopNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Matches' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

export const WordsStandOnOneLine: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const middles = [...canvasElement.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    await expect(new Set(middles.map(Math.round)).size).toBe(1);
    const middleOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middleOf('Log out') - middleOf('Matches'))).toBeLessThanOrEqual(1);
  },
};

/** Everything a bar can hold. */
export const LanguageThemeAndAccount: Story = {
  args: {
    links: [
      { href: '#matches', label: 'Matches', isCurrent: true },
      { href: '#information', label: 'Profile' },
      { href: '#dashboard', label: 'Dashboard', badge: <Badge tone="match">3</Badge> },
    ],
    end: (
      <>
        <LanguageSwitch
          loadLabels={loadLabels}
          label="Language"
          languages={[
            { code: 'en', name: 'English' },
            { code: 'fi', name: 'Suomi' },
            { code: 'sv', name: 'Svenska' },
          ]}
          value="en"
          onChange={fn()}
        />
        <ThemeMenu
          loadLabels={loadLabels}
          label="Theme"
          choiceLabels={{ system: 'System', light: 'Light', dark: 'Dark' }}
          value="system"
          onChange={fn()}
        />
        <AccountMenu
          loadLabels={loadLabels}
          label="Account"
          name="Aino"
          avatar={{ number: 77 }}
          links={[{ href: '#information', label: 'Profile' }]}
          logOutLabel="Log out"
          onLogOut={fn()}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const middles = [...canvasElement.querySelectorAll('button')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    await expect(new Set(middles).size).toBe(1);
  },
};

export const NarrowLanguageThemeAndAccount: Story = {
  ...LanguageThemeAndAccount,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('button', { name: 'Account: Aino' })).toBeVisible();
    await expectNoSideScroll();
  },
};

export const NarrowOpensAndClosesByKeyboard: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Matches' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NarrowOpen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectNoSideScroll();
  },
};

/** Follows links by a router. */
const routedBy =
  (navigate: (href: string) => void): Decorator =>
  (Story) => (
    <RouterProvider navigate={navigate}>
      <Story />
    </RouterProvider>
  );

const navigate = fn();

export const NarrowClosesWhenALinkIsFollowed: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  decorators: [routedBy(navigate)],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(navigate).toHaveBeenCalled();
  },
};

const showPage = fn(() => {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  document.body.append(heading);
  heading.focus();
});

export const NarrowClosesWhenThePageTakesTheFocusBeforeEnterIsReleased: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  decorators: [routedBy(showPage)],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    canvas.getByRole('link', { name: 'Profile' }).focus();
    await userEvent.keyboard('{Enter>}');
    await expect(showPage).toHaveBeenCalled();
    const heading = document.activeElement;
    await expect(heading?.tagName).toBe('H1');
    await userEvent.keyboard('{/Enter}');
    heading?.remove();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Visitor: Story = {
  args: {
    links: [],
    end: (
      <Button variant="quiet" size="small">
        Log in
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const BrandAloneOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: ({ brand, label, menuLabel }) => (
    <TopNav brand={brand} label={label} menuLabel={menuLabel} links={[]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ManyLongLinks: Story = {
  tags: ['behaviour'],
  args: {
    links: [
      'Liiketilailmoitukset',
      'Vuokralaisehdokkaat',
      'Vuokranantajan tiedot',
      'Hakemusten seuranta',
      'Maksut ja laskutus',
      'Hallintapaneeli',
    ].map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 2 })),
  },
};
