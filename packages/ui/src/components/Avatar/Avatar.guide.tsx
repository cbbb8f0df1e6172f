import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Avatar.css.ts';
import { Avatar } from './Avatar.tsx';
import { logoOf } from './logo.ts';

const number = 77;
const { scheme } = logoOf(number);

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Beside the name of a tenant, a landlord or whoever is logged in, so that they are found again at a glance.',
    'Always, also without a picture: the number gives everybody a logo of their own.',
  ],
  avoid: [
    { when: 'It shows premises.', take: 'PremisesDrawing, or Gallery for photographs' },
    { when: 'It stands for an action.', take: 'Icon' },
    { when: 'It is the mark of the service.', take: 'Logo' },
  ],
  anatomy: {
    picture: <Avatar number={number} size="large" alt="Aino" />,
    parts: [
      {
        name: 'Ground',
        about: 'A square with round corners, in one of five pairs of colours. `size` says how large.',
        selector: 'svg',
      },
      {
        name: 'Sign',
        about: 'One shape four times, mirrored or repeated. There are a hundred, and no two look alike.',
        selector: 'svg > g',
      },
      {
        name: 'Accent',
        about: 'One of the four in the other colour.',
        selector: byClass(styles.accent({ scheme })),
      },
      {
        name: 'Picture',
        about: 'Takes the place of the logo, cut to the square. Where it cannot be loaded, the logo is back.',
      },
    ],
    sizes: [
      { name: 'medium', picture: <Avatar number={number} alt="Aino" />, selector: 'svg' },
      { name: 'small', picture: <Avatar number={number} alt="Aino" size="small" />, selector: 'svg' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <Avatar number={3} />
            <Avatar number={28} />
            <Avatar number={64} />
          </Inline>
        ),
        why: 'Each has a number made of its id: three tenants, three logos, the same ones tomorrow.',
      },
      wrong: {
        picture: (
          <Inline>
            <Avatar number={3} />
            <Avatar number={3} />
            <Avatar number={3} />
          </Inline>
        ),
        why: 'One number for everybody: the logos tell nobody apart.',
      },
    },
    {
      right: {
        picture: (
          <Inline>
            <Avatar number={number} />
            <Text>Aino, tenant</Text>
          </Inline>
        ),
        why: 'The name stands beside it. The avatar only helps to find it, and is silent.',
      },
      wrong: {
        picture: <Avatar number={number} alt="Aino, tenant" />,
        why: 'A sign alone: nobody knows a hundred of them by heart.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'With `alt` an `img` of that name, whether a picture or a logo.',
    'Without it nothing: it decorates the name beside it, which would otherwise be read twice.',
  ],
  owes: [
    'A number that never changes, such as a stable hash of the id.',
    'The name in words beside it, or `alt`.',
  ],
};
