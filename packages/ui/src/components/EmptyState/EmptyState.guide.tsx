import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
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
  ],
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
