import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Above the title of a page that lies two levels deep or deeper, to show where it belongs.',
    'Show the page’s place in the site, the same for everybody, not the pages that the reader happened to visit.',
  ],
  avoid: [
    { when: 'There is only one level above the page.', take: 'BackLink' },
    { when: 'The views lie beside each other.', take: 'Tabs, or TopNav for the whole app' },
    { when: 'They are the steps of a form.', take: 'Wizard' },
  ],
  heard: [
    'A `navigation` named by `label`, with a list of links: how many levels there are is said, too.',
    'The last link has `aria-current="page"`. The arrows say nothing.',
  ],
  owes: [
    'Addresses of which no two are alike, and the page itself as the last.',
    'A `label` that no other navigation of the page has.',
  ],
};
