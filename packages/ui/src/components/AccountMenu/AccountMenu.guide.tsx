import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';

const shared: AccountMenuProps = {
  label: 'Account',
  name: 'Aino',
  avatar: { number: 77 },
  links: [
    { href: '#information', label: 'Profile' },
    { href: '#announcements', label: 'My announcements' },
  ],
  logOutLabel: 'Log out',
  onLogOut: () => {},
  loadLabels: { loading: 'Loading the menu', failed: 'Couldn’t load the menu.', retry: 'Try again' },
};

export const guide: Guide = {
  use: [
    'At the end of the TopNav, once the user is logged in: it shows who they are and holds their account links.',
    'For account pages and logging out, and nothing else.',
  ],
  avoid: [
    { when: 'Nobody is logged in.', take: 'Link to the login' },
    { when: 'The actions belong to an announcement or a match.', take: 'Menu' },
    { when: 'You need a language choice.', take: 'LanguageSwitch' },
    { when: 'You need a theme choice.', take: 'ThemeMenu' },
  ],
  comparisons: [
    {
      right: {
        picture: <AccountMenu {...shared} />,
        why: 'It’s clear who is logged in. Logging out takes one more press, so nobody does it by mistake.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button variant="quiet" size="small">
              Profile
            </Button>
            <Button variant="quiet" size="small">
              My announcements
            </Button>
            <Button variant="quiet" size="small">
              Log out
            </Button>
          </Inline>
        ),
        why: 'Three buttons take up the navigation’s room, and none says whose account it is.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the button. In the open menu: closes it and moves on from the button.' },
    { name: 'Enter, Space', does: 'Open the menu. In the menu: follow a link or log out.' },
    { name: 'Down, Up', does: 'Open the menu at its first or last item. In the menu: move.' },
    { name: 'Home, End', does: 'The first item, and the last one: logging out.' },
    { name: 'A letter', does: 'The next item that begins with it.' },
    { name: 'Escape', does: 'Closes the menu.' },
  ],
  focus: [
    'Opened by keyboard, the menu focuses an item: the first with Enter, Space and Down, the last with Up.',
    'Closing it with Escape or following a link returns the focus to the button.',
  ],
  heard: [
    'A `button` named by `label` and name, such as “Account: Aino”, with `aria-haspopup` and `aria-expanded`. The picture is hidden.',
    'A `menu` with the button’s name; each item is a `menuitem`.',
    'If the list can’t be loaded, an `alert` says so in its place and offers a button to log out.',
  ],
  owes: [
    'A RouterProvider, so that links use the router.',
    'The focus on the next page after logging out: the menu disappears with the session.',
    'Texts for a list that loads slowly or fails (`loadLabels`): it’s loaded when the button is hovered, focused or pressed.',
  ],
};
