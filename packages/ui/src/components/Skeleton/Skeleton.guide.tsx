import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { skeleton } from './Skeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'While something is loading whose shape is known: a list of matches, a card, the text of an announcement.',
    'In the size of what comes, so that nothing moves when it is there.',
  ],
  avoid: [
    { when: 'Nobody knows what will come, or how large it is.', take: 'Spinner' },
    { when: 'How far the work is can be measured.', take: 'ProgressBar' },
    { when: 'There is nothing to show.', take: 'EmptyState' },
    { when: 'A button’s own work goes on.', take: 'Button with `isPending`' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <Stack>
          <Skeleton size="heading" width="short" />
          <div>
            <Skeleton width="long" />
          </div>
          <div>
            <Skeleton size="meter" />
          </div>
        </Stack>
      </Wide>
    ),
    parts: [
      {
        name: 'Heading',
        about: 'As high as a heading. Three widths: `full`, `long` and `short`.',
        selector: byClass(skeleton({ size: 'heading', width: 'short' })),
      },
      {
        name: 'Text',
        about: 'One line of the text around it, with that line’s distance to the next.',
        selector: byClass(skeleton({ size: 'text', width: 'long' })),
      },
      {
        name: 'Meter',
        about: 'A circle as large as a small MatchMeter.',
        selector: byClass(skeleton({ size: 'meter', width: 'full' })),
      },
      { name: 'Picture', about: 'As wide as its place, four to three.' },
      { name: 'Breath', about: 'It fades and comes back. It stands still where nothing may move.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <Card>
              <Stack gap={3}>
                <Skeleton size="heading" width="long" />
                <div>
                  <Skeleton />
                  <Skeleton width="short" />
                </div>
              </Stack>
            </Card>
          </Wide>
        ),
        why: 'The card is there, as large as it will be. Only its words are missing.',
      },
      wrong: {
        picture: (
          <Wide>
            <Skeleton />
          </Wide>
        ),
        why: 'One line for a whole card: what stands below jumps when the card comes.',
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
        why: 'A few lines are enough to say what comes.',
      },
      wrong: {
        picture: (
          <Wide>
            <Stack gap={3}>
              <Skeleton width="long" />
              <Spinner size="small" label="Loading the matches of the example" />
              <Skeleton width="long" />
            </Stack>
          </Wide>
        ),
        why: 'Two things move to say the same.',
      },
    },
  ],
  keys: [],
  focus: ['What comes in its place must not take the focus.'],
  heard: [
    'Nothing: it is `aria-hidden`. Screen readers pass over it.',
    'That something is loading is said once, by a status text or a Spinner’s name.',
  ],
  owes: [
    'A `status` beside it that says what is loading, once for all skeletons.',
    '`aria-busy` on what is loading, such as a table.',
    'The size of what comes: its lines, its picture, its meter.',
  ],
};
