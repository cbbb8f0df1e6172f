import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';
import { EmptyState } from './EmptyState.tsx';

const newAnnouncement = (
  <Link href="#new" variant="button">
    New announcement
  </Link>
);

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'In the place of a list that has nothing in it: no announcements yet, no matches within the filters.',
    'With the next step, where there is one.',
  ],
  avoid: [
    { when: 'It is still loading.', take: 'Skeleton' },
    { when: 'It could not be loaded.', take: 'Notice, with a button to try again' },
    { when: 'The page does not exist.', take: 'ErrorPage' },
    { when: 'One value of a thing is missing.', take: 'DefinitionList, which says so itself' },
  ],
  anatomy: {
    picture: (
      <EmptyState
        title="You have no public announcements"
        description="An announcement is shown to tenants once you make it public."
        action={newAnnouncement}
      />
    ),
    parts: [
      {
        name: 'Drawing',
        about: 'An empty room in plan, or an EmptyDrawing of what is missing.',
        selector: byClass(styles.drawing),
      },
      { name: 'Title', about: 'One sentence: what is not here.', selector: byClass(styles.title) },
      {
        name: 'Description',
        about: 'Why, or what would change it. It may be missing.',
        selector: byClass(styles.description),
      },
      {
        name: 'Action',
        about: 'The next step: a Link or a Button.',
        selector: byClass(styles.action),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <EmptyState title="No matches within 3 km" description="Widen the area, and matches appear here." />
        ),
        why: 'It says what is missing and what would change it.',
      },
      wrong: {
        picture: <Text>No data</Text>,
        why: 'Is there nothing, or did it not load? The reader is stuck.',
      },
    },
    {
      right: {
        picture: <EmptyState title="You have no announcements" action={newAnnouncement} />,
        why: 'One next step, right where the list will be.',
      },
      wrong: {
        picture: (
          <EmptyState
            title="Oops, nothing here!"
            description="It looks quite lonely, does it not? Why not have a look around in the meantime."
          />
        ),
        why: 'A joke where a step should be: it grows old, and helps nobody on.',
      },
    },
  ],
  keys: [],
  focus: ['It takes no focus. Its Link or Button is a stop of Tab.'],
  heard: [
    'Its sentences as text; the drawing says nothing.',
    'It is not announced when it takes the place of a list.',
  ],
  owes: [
    'A status of its own, where a list becomes empty while somebody works with it, such as after a filter.',
    'A heading above: the title is a paragraph, and no place in the outline.',
  ],
};
