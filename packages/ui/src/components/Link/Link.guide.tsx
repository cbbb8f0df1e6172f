import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  use: [
    'To go somewhere: another page, a place on this one, another site.',
    '`inline` in a sentence, `standalone` where it stands alone, `button` for the next step of a page.',
  ],
  avoid: [
    { when: 'It does something here and now.', take: 'Button' },
    { when: 'It leads to where this belongs.', take: 'BackLink' },
    { when: 'One of a few views is chosen.', take: 'Tabs' },
    { when: 'It leads past the navigation, for the keyboard.', take: 'SkipLink' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Text>
            Read the <Link href="#terms">terms of use</Link> before you sign.
          </Text>
        ),
        why: 'The words say where it leads. They make sense in a list of links.',
      },
      wrong: {
        picture: (
          <Text>
            To read the terms of use before you sign, click <Link href="#here">here</Link>.
          </Text>
        ),
        why: '“Here” ten times is what a list of links would read.',
      },
    },
  ],
  heard: ['A `link` named by its words, whatever it looks like.'],
  owes: [
    'A RouterProvider, so that the app’s router follows it.',
    'The focus on the new page, once the router has changed it.',
  ],
};
