import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For work whose length is known and that takes some seconds: pictures that are sent, a list that is imported.',
    'Without a `value` while the length is not known yet, in the place where the bar will grow.',
    'Say what is in progress and how far it is, in a unit that means something: “12 of 40 MB”.',
  ],
  avoid: [
    { when: 'Nobody will ever know how long it takes.', take: 'Spinner' },
    { when: 'A page or a list is loading, and its shape is known.', take: 'Skeleton' },
    { when: 'A button’s own work goes on.', take: 'Button with `isPending`' },
    { when: 'It says how well two things match.', take: 'MatchMeter' },
  ],
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
