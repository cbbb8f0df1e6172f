import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as styles from './Logo.css.ts';
import { Logo } from './Logo.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once in the TopNav, as the link to the first page, and once in the Footer.',
    'Without the name where there is no room for it, and the name is known.',
  ],
  avoid: [
    { when: 'It stands for a tenant or a landlord.', take: 'Avatar' },
    { when: 'A page needs a picture.', take: 'PremisesDrawing or PremisesStreet' },
    { when: 'Something is empty.', take: 'EmptyState' },
  ],
  anatomy: {
    picture: <Logo name="Tilava" />,
    parts: [
      { name: 'Mark', about: 'A room seen from above.', selector: byClass(styles.mark) },
      { name: 'Walls', about: 'In the colour of the text around.', selector: byClass(styles.wall) },
      {
        name: 'Door',
        about: 'Open, in the colour of a match.',
        selector: byClass(styles.door),
      },
      { name: 'Name', about: 'The word beside the mark. It may be missing.', selector: byClass(styles.name) },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <Logo name="Tilava" />,
        why: 'Mark and name as they are everywhere: at the same distance, in the same letters.',
      },
      wrong: {
        picture: <Logo name="Tilava – premises that fit" />,
        why: 'A sentence in the letters of the name. What is said of the service stands below, as Text.',
      },
    },
    {
      right: {
        picture: <Logo name="Tilava" />,
        why: 'Once is enough to know where one is.',
      },
      wrong: {
        picture: (
          <Stack gap={3} align="start">
            <Logo name="Tilava" />
            <Logo />
            <Avatar number={1} />
          </Stack>
        ),
        why: 'Repeated, and beside the logos of others, it becomes a decoration.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: ['The name, as text. The mark says nothing.'],
  owes: ['A name for the link around it, where the mark stands alone.'],
};
