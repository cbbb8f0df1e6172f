import type { Guide } from '../../guide/guide.ts';
import { byClass } from '../../guide/byClass.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Spinner.css.ts';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'While something of unknown length goes on, and nobody knows what will come: an account that is verified.',
    'Alone in its place, once. `small` beside text.',
  ],
  avoid: [
    { when: 'The shape of what comes is known.', take: 'Skeleton' },
    { when: 'How far the work is can be measured.', take: 'ProgressBar' },
    { when: 'A button’s own work goes on.', take: 'Button with `isPending`' },
    { when: 'It is there at once.', take: 'Nothing: a ring that flashes up only disturbs' },
  ],
  anatomy: {
    picture: <Spinner label="Verifying your account" />,
    parts: [
      {
        name: 'Ring',
        about: 'In the colour of the text around it, 20 or 40 px. It stands still where nothing may move.',
        selector: 'svg',
      },
      { name: 'Track', about: 'The whole ring, faint.', selector: byClass(styles.track) },
      { name: 'Label', about: 'What is being waited for. It is heard and not seen.' },
    ],
    sizes: [
      { name: 'small', picture: <Spinner label="Verifying your account" size="small" />, selector: 'svg' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <Spinner label="Loading the place on the map" />,
        why: 'One ring for all that is being waited for.',
      },
      wrong: {
        picture: (
          <Inline gap={8}>
            <Spinner label="Loading the first picture" />
            <Spinner label="Loading the second picture" />
            <Spinner label="Loading the third picture" />
          </Inline>
        ),
        why: 'Three rings turn for one page, and screen readers find three things that go on.',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <Stack gap={3}>
              <Skeleton size="heading" width="short" />
              <Skeleton width="long" />
              <Skeleton width="long" />
            </Stack>
          </Wide>
        ),
        why: 'A list is coming, and its lines already have their places: Skeleton.',
      },
      wrong: {
        picture: <Spinner label="Loading the list" />,
        why: 'A ring says nothing of what comes, and everything below moves when the list is there.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'A `progressbar` named by `label`, without a value: screen readers say that it is busy.',
    'It announces nothing by itself, neither when it comes nor when it goes.',
  ],
  owes: [
    'A `label` that says what is being waited for, and not only that something is.',
    'A `status` where the wait has to be heard without coming to it.',
    'Words in sight where it takes longer than a few seconds.',
  ],
};
