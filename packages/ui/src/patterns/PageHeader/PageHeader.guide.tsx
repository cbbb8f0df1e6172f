import { Button } from '../../components/Button/Button.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as styles from './PageHeader.css.ts';
import { PageHeader } from './PageHeader.tsx';

const back = { href: '#matches', label: 'Back to matches' };

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once at the head of every page: its heading, the way back, and what can be done with the whole page.',
    'As `hero` for a page that welcomes, without a search.',
  ],
  avoid: [
    { when: 'The site begins, with a search.', take: 'LandingHero' },
    { when: 'A part of a page begins.', take: 'Heading' },
    { when: 'The page lies several levels deep.', take: 'Breadcrumbs, in the place of the way back' },
    { when: 'The page is a step of several.', take: 'Wizard, which has its own heading' },
  ],
  anatomy: {
    picture: (
      <PageHeader
        title="Storage, Elimäenkatu 17"
        description="128 m² in Helsinki, available from 01/02/2026"
        back={back}
        actions={<Button variant="secondary">I’m interested</Button>}
      />
    ),
    parts: [
      { name: 'Way back', about: 'Says where it leads. It is not printed.', selector: byClass(styles.back) },
      { name: 'Title', about: 'The heading of the page.', selector: 'h1' },
      { name: 'Description', about: 'A sentence below it.', selector: `${byClass(styles.words)} > div` },
      {
        name: 'Actions',
        about: 'What can be done with the whole page. Where it is narrow, they stand below the title.',
        selector: byClass(styles.actions),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <PageHeader title="Storage, Elimäenkatu 17" back={back} />,
        why: 'The title says what is on this page, and the way back where it leads.',
      },
      wrong: {
        picture: <PageHeader title="Details" back={{ href: '#', label: 'Back' }} />,
        why: 'Details of what, and back where? Two open pages look alike.',
      },
    },
    {
      right: {
        picture: <PageHeader title="Your announcements" actions={<Button>New announcement</Button>} />,
        why: 'One thing that most people come for.',
      },
      wrong: {
        picture: (
          <PageHeader
            title="Your announcements"
            actions={
              <>
                <Button variant="secondary">Edit</Button>
                <Button variant="secondary">Make hidden</Button>
                <Button variant="danger">Delete</Button>
              </>
            }
          />
        ),
        why: 'Actions of one announcement at the head of all of them: what do they delete?',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The way back, then the actions.' },
    { name: 'Enter', does: 'Follows a link, presses a button.' },
    { name: 'Space', does: 'Presses a button.' },
  ],
  focus: [
    'With `takesFocus` the title takes the focus when the header appears, or when it turns true, without scrolling. The next Tab leads to the actions.',
    'The title is no stop of the Tab key.',
  ],
  heard: [
    'A heading of level 1, within a `header` with the way back and the actions.',
    'After a change of route the focus on the title makes screen readers begin there.',
  ],
  owes: [
    '`takesFocus` after a change of route, and not on the first page of a visit, which is read from its top.',
    'A page title that says the same.',
    'A `key` that changes with the page, where one header follows another.',
  ],
};
