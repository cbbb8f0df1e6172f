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
    'At the end of the TopNav, once somebody is logged in: it says who, and keeps what is theirs behind the name.',
    'For the places of an account and the way out of it, and for nothing else.',
  ],
  avoid: [
    { when: 'Nobody is logged in.', take: 'Link to the login' },
    { when: 'The actions belong to an announcement or a match.', take: 'Menu' },
    { when: 'The language is chosen.', take: 'LanguageSwitch' },
    { when: 'The theme is chosen.', take: 'ThemeMenu' },
  ],
  comparisons: [
    {
      right: {
        picture: <AccountMenu {...shared} />,
        why: 'Who is logged in stands in sight. The way out is one press further away, where nobody takes it by mistake.',
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
        why: 'Three buttons that take the room of the navigation, and none says whose account it is.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the button. In the open menu: closes it, and goes on behind the button.' },
    { name: 'Enter, Space', does: 'Open the menu. Within it they follow a link or log out.' },
    { name: 'Down, Up', does: 'Open the menu at its first or last entry. Within it they move.' },
    { name: 'Home, End', does: 'The first entry, the last one: the way out.' },
    { name: 'A letter', does: 'The next entry that begins with it.' },
    { name: 'Escape', does: 'Closes the menu.' },
  ],
  focus: [
    'Opened by a key, the menu has the focus on an entry: on the first by Enter, Space and Down, on the last by Up.',
    'Closed by Escape, or by following a link, it gives the focus back to the button.',
  ],
  heard: [
    'A `button` named by `label` and name, such as “Account: Aino”, which says that it opens a menu, and whether it is open. The picture says nothing.',
    'A `menu` with the name of the button; each entry is a `menuitem`.',
    'Where the list doesn’t come, an `alert` in its place says so, and has a button to log out.',
  ],
  owes: [
    'A RouterProvider, so that the links lead through the router.',
    'The focus on the page that comes after logging out: the menu goes away with the session.',
    'Words for a list that is long in coming, or does not come (`loadLabels`): it is downloaded once the button is pointed at, focused or pressed.',
  ],
};
