import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'While something of unknown length goes on, and nobody knows what will come: an account that is verified.',
    'One for everything being waited for, not one per part. `small` beside text.',
  ],
  avoid: [
    { when: 'The shape of what comes is known.', take: 'Skeleton' },
    { when: 'A button’s own work goes on.', take: 'Button with `isPending`' },
    { when: 'It is there at once.', take: 'Nothing: a ring that flashes up only disturbs' },
  ],
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
