import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import * as styles from './ProgressBar.css.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For work whose length is known and that takes some seconds: pictures that are sent, a list that is imported.',
    'Without a `value` while the length is not known yet, in the place where the bar will grow.',
  ],
  avoid: [
    { when: 'Nobody will ever know how long it takes.', take: 'Spinner' },
    { when: 'A page or a list is loading, and its shape is known.', take: 'Skeleton' },
    { when: 'A button’s own work goes on.', take: 'Button with `isPending`' },
    { when: 'It says how well two things match.', take: 'MatchMeter' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <ProgressBar label="Uploading lobby.png" value={12} maximum={40} valueText="12 of 40 MB" />
      </Wide>
    ),
    parts: [
      { name: 'Label', about: 'What goes on, and with what.', selector: byClass(styles.label) },
      {
        name: 'Value',
        about: 'How much is done, in words (`valueText`). It goes below the label where there is no room.',
        selector: byClass(styles.value),
      },
      { name: 'Track', about: 'As long as the whole work.', selector: byClass(styles.track) },
      {
        name: 'Bar',
        about:
          'As long as what is done. Without a value it fills the track and breathes; where nothing may move, it is hatched.',
        selector: byClass(styles.bar({ isIndeterminate: false })),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <ProgressBar label="Uploading floor-plan.png" value={30} valueText="12 of 40 MB" />
          </Wide>
        ),
        why: 'What goes on and how far it is, in a unit that means something.',
      },
      wrong: {
        picture: (
          <Wide>
            <ProgressBar label="Please wait" value={30} />
          </Wide>
        ),
        why: 'A line that grows. For what, and how long still?',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <ProgressBar label="Reading the picture" />
          </Wide>
        ),
        why: 'Nobody knows how long it takes, and the bar says so.',
      },
      wrong: {
        picture: (
          <Wide>
            <ProgressBar label="Reading the next picture" value={90} valueText="90%" />
          </Wide>
        ),
        why: 'A bar that was moved by a clock: it hurries to 90% and stands there.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'A `progressbar` named by its label, with `aria-valuenow` from 0 to `maximum`.',
    '`valueText` is read in the place of the number: “12 of 40 MB”.',
    'Without a value there is no `aria-valuenow`, and screen readers say that it is busy.',
    'It announces nothing by itself: whoever comes to it hears it.',
  ],
  owes: [
    'A word when the work has ended or failed: a Banner, or what changed in sight.',
    'A `value` that was measured. Below 0 and above `maximum` it is drawn as the nearest end.',
  ],
};
