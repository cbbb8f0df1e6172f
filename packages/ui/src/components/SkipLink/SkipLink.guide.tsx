import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Page } from '../../layout/Page.tsx';
import { page } from '../../layout/Page.css.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopNav, type TopNavProps } from '../TopNav/TopNav.tsx';
import { SkipLink } from './SkipLink.tsx';

const bar: Pick<TopNavProps, 'brand' | 'label' | 'menuLabel'> = {
  brand: (
    <a href="#home" aria-label="Tilava">
      <Logo name="Tilava" />
    </a>
  ),
  label: 'Main',
  menuLabel: 'Menu',
};

const links = [
  { href: '#matches', label: 'Matches', isCurrent: true },
  { href: '#profile', label: 'Profile' },
  { href: '#dashboard', label: 'Dashboard' },
];

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once, as the very first thing of every page that begins with a navigation.',
    'To bring people who work by the keyboard past the same links on every page.',
  ],
  avoid: [
    { when: 'It leads to a part of the page that everybody wants to see.', take: 'Link' },
    { when: 'It leads back to where the reader came from.', take: 'BackLink' },
    { when: 'There are one or two stops before the content: it would be one more.', take: 'Nothing' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <SkipLink target="skip-link-drawing">Skip to content</SkipLink>
        <TopNav {...bar} links={links} />
        <Page id="skip-link-drawing">
          <Heading level={3}>Matches</Heading>
        </Page>
      </Wide>
    ),
    parts: [
      {
        name: 'Link',
        about:
          'In sight only while it has the focus: then in the first corner of the window, above everything. It moves nothing.',
      },
      {
        name: 'What it skips',
        about: 'The bar that begins every page. The link stands before it.',
        selector: 'header',
      },
      {
        name: 'Target',
        about: 'Where the content begins: a Page with an `id`, which the focus can come to.',
        selector: byClass(page),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <TopNav {...bar} links={links} end={<Button size="small">Log out</Button>} />
            <Page>
              <Heading level={3}>Matches</Heading>
            </Page>
          </Wide>
        ),
        why: 'Five stops before the matches, on every page: worth a link that skips them.',
      },
      wrong: {
        picture: (
          <Wide>
            <TopNav {...bar} links={[]} />
            <Page>
              <Heading level={3}>Log in</Heading>
            </Page>
          </Wide>
        ),
        why: 'The mark is the only stop. A link that skips it costs as many presses as it saves.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it first on the page, and shows it. The next Tab hides it again.' },
    { name: 'Enter', does: 'Moves to the target; the next Tab goes to the first control in it.' },
  ],
  focus: ['With a Page as its target the focus itself goes there, because a Page with an `id` can take it.'],
  heard: [
    'A `link` named by its words. It is there for screen readers also while it is out of sight.',
    'Followed, screen readers go on reading from the target.',
  ],
  owes: [
    'Its place: before everything else that Tab reaches.',
    'An element with the `id` of `target`, on every page that shows the link.',
  ],
};
