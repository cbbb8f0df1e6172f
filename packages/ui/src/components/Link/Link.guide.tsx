import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  use: [
    'To go somewhere: another page, a place on this page, another site.',
    '`inline` in a sentence, `standalone` on its own, `button` for the next step of a page, `smallButton` for that of one of its parts.',
  ],
  avoid: [
    { when: 'It does something right here.', take: 'Button' },
    { when: 'It leads up a level.', take: 'BackLink' },
    { when: 'One of a few views is selected.', take: 'Tabs' },
    { when: 'It skips the navigation for keyboard users.', take: 'SkipLink' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Text>
            Read the <Link href="#terms">terms of use</Link> before you sign.
          </Text>
        ),
        why: 'The text says where it leads. It makes sense in a list of links.',
      },
      wrong: {
        picture: (
          <Text>
            To read the terms of use before you sign, click <Link href="#here">here</Link>.
          </Text>
        ),
        why: 'A list of links would read “Here” ten times.',
      },
    },
  ],
  heard: ['A `link` named by its text, whatever it looks like.'],
  owes: [
    'A RouterProvider, so that it uses the app’s router.',
    'The focus on the new page after navigation.',
  ],
};
