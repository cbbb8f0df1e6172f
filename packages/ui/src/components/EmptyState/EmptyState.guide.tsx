import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: [
    'In place of an empty list: no announcements yet, no matches with these filters.',
    'In place of a list that couldn’t be loaded, with `drawing="failed"` and a button to try again.',
    'With the next step, if there is one.',
  ],
  avoid: [
    { when: 'It is still loading.', take: 'Skeleton' },
    { when: 'The page doesn’t exist.', take: 'ErrorPage' },
    { when: 'One value is missing.', take: 'DefinitionList, which shows that itself' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <EmptyState
            title="No matches within 3 km"
            description="Look in another area to see matches here."
          />
        ),
        why: 'It says what’s missing and what would change it.',
      },
      wrong: {
        picture: <Text>No data</Text>,
        why: 'Is there nothing, or did it fail to load? People are stuck.',
      },
    },
  ],
  focus: ['It isn’t focusable. Its Link or Button is.'],
  heard: ['Its sentences as text; the drawing is hidden.', 'It isn’t announced when it replaces a list.'],
  owes: [
    'A status, if a list becomes empty while people work with it, for example after filtering.',
    'A heading above it: its title is a paragraph, not part of the outline.',
  ],
};
