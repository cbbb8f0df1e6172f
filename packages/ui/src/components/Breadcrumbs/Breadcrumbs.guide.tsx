import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as styles from './Breadcrumbs.css.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const announcements = { href: '#announcements', label: 'Announcements' };
const storage = { href: '#storage', label: 'Storage, Elimäenkatu 17' };

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['Above the title of a page that lies two levels deep or deeper, to show where it belongs.'],
  avoid: [
    { when: 'There is only one level above the page.', take: 'BackLink' },
    { when: 'The views lie beside each other.', take: 'Tabs, or TopNav for the whole app' },
    { when: 'They are the steps of a form.', take: 'Wizard' },
  ],
  anatomy: {
    picture: (
      <Breadcrumbs
        label="The way to a match"
        crumbs={[announcements, storage, { href: '#match', label: 'Match information' }]}
      />
    ),
    parts: [
      {
        name: 'Level',
        about: 'A standalone Link to a page above this one.',
        selector: 'li a',
      },
      {
        name: 'Arrow',
        about: 'Divides two levels. It turns where lines run from right to left.',
        selector: byClass(styles.separator),
      },
      {
        name: 'This page',
        about: 'The last one, in the colour of text. It is a link, too.',
        selector: 'a[aria-current]',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Breadcrumbs
            label="By where it belongs"
            crumbs={[announcements, storage, { href: '#tenants', label: 'Possible tenants' }]}
          />
        ),
        why: 'The way from the top, the same for everybody. Each level has the name of its page.',
      },
      wrong: {
        picture: (
          <Breadcrumbs
            label="By where one has been"
            crumbs={[
              { href: '#login', label: 'Log in' },
              { href: '#search', label: 'Search' },
              { href: '#tenants', label: 'Possible tenants' },
            ]}
          />
        ),
        why: 'The way somebody happened to take. The browser’s own button goes back there.',
      },
    },
    {
      right: {
        picture: <Breadcrumbs label="In few words" crumbs={[announcements, storage]} />,
        why: 'Words short enough that the whole way stands on one line.',
      },
      wrong: {
        picture: (
          <Breadcrumbs
            label="In many words"
            crumbs={[
              { href: '#all', label: 'All announcements that you have made public or hidden' },
              {
                href: '#one',
                label: 'Storage of 128 m² with a loading dock at Elimäenkatu 17 in Helsinki',
              },
            ]}
          />
        ),
        why: 'Whole sentences wrap over lines, and push the title of the page away.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The levels, one by one, this page last.' },
    { name: 'Enter', does: 'Follows the link.' },
  ],
  focus: [],
  heard: [
    'A `navigation` named by `label`, with a list of links: how many levels there are is said, too.',
    'The last link has `aria-current="page"`. The arrows say nothing.',
  ],
  owes: [
    'Addresses of which no two are alike, and the page itself as the last.',
    'A `label` that no other navigation of the page has.',
  ],
};
