import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './TopNav.css.ts';
import { TopNav, type TopNavProps } from './TopNav.tsx';

const bar: TopNavProps = {
  brand: (
    <a href="#home" aria-label="Tilava">
      <Logo name="Tilava" />
    </a>
  ),
  label: 'Main',
  menuLabel: 'Menu',
  links: [
    { href: '#matches', label: 'Matches', isCurrent: true },
    { href: '#profile', label: 'Profile' },
  ],
  end: (
    <Button variant="quiet" size="small">
      Log out
    </Button>
  ),
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once at the top of every page, the same on all of them.',
    'For the few places where somebody goes again and again, by role: two to five.',
    'Without links for a visitor: then it has the mark, and what stands at its end.',
  ],
  avoid: [
    { when: 'It leads to the views of one page.', take: 'Tabs' },
    { when: 'It says where in the product the page lies.', take: 'Breadcrumbs, or BackLink' },
    { when: 'It leads to what is needed seldom: terms, contact, privacy.', take: 'Footer' },
    { when: 'It is about the person’s own account.', take: 'AccountMenu, at its end' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <TopNav {...bar} />
      </Wide>
    ),
    parts: [
      {
        name: 'Bar',
        about: 'As wide as the window; a line parts it from the page. It is not printed.',
        selector: 'header',
      },
      {
        name: 'Brand',
        about: 'The mark that leads home, high enough for a finger.',
        selector: `${byClass(styles.brand)} > a`,
      },
      {
        name: 'Present page',
        about: 'A rule marks it, below it or, in an open menu, beside it.',
        selector: '[aria-current]',
      },
      {
        name: 'Link',
        about: 'One word where possible. As high as the bar, so that it is easy to hit.',
        selector: 'nav a:not([aria-current])',
      },
      {
        name: 'End',
        about:
          'Language, theme and account, or one button. Where there is no room beside the links, it has the next line for itself.',
        selector: byClass(styles.end),
      },
      {
        name: 'Menu button',
        about:
          'Under 640 px, in the place of links and end. It opens them below itself and pushes the page down.',
        selector: byClass(styles.menuButton),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <TopNav {...bar} label="Main, of a tenant" />
          </Wide>
        ),
        why: 'Two places, and the present one is marked.',
      },
      wrong: {
        picture: (
          <Wide>
            <TopNav
              {...bar}
              label="Main, with everything"
              links={[
                'My matches',
                'My profile and need',
                'Frequently asked questions',
                'Terms of use',
                'Contact us',
                'About Tilava',
              ].map((label) => ({ href: `#${label}`, label }))}
            />
          </Wide>
        ),
        why: 'Everything there is, in lines that wrap, and nowhere does it say: you are here.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'The brand, then the links, then what stands at the end. Under 640 px the menu button comes after the brand.',
    },
    { name: 'Enter', does: 'Follows a link. An open menu closes.' },
    { name: 'Enter, Space', does: 'On the menu button: open and close the menu.' },
    { name: 'Escape', does: 'Closes an open menu while the focus is in the bar.' },
  ],
  focus: [
    'Opening leaves the focus on the menu button; Tab goes on into the menu.',
    'Escape brings the focus back to the menu button.',
    'A closed menu cannot be reached. An open one keeps nobody in: Tab goes on into the page.',
  ],
  heard: [
    'A `banner`, when it stands outside of `main` and `article`, and in it a `navigation` named by `label`.',
    'The links are a list, and their number is said. The present one has `aria-current="page"`.',
    'The menu button has `aria-expanded`. Its name stays while its drawing becomes a cross.',
    'Without links there is no `navigation`.',
  ],
  owes: [
    'A SkipLink before it.',
    'At most one link with `isCurrent`, and one on every page that they lead to.',
    'A name for the brand’s link, where its Logo has none.',
  ],
};
