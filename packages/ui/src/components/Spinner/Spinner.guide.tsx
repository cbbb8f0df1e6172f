import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'While something takes an unknown time and has no known shape: verifying an account.',
    'One for everything being waited for, not one per part. `small` next to text.',
  ],
  avoid: [
    { when: 'The shape of what’s coming is known.', take: 'Skeleton' },
    { when: 'A button’s action is in progress.', take: 'Button with `isPending`' },
    { when: 'It appears immediately.', take: 'Nothing: a spinner that flashes up only distracts' },
  ],
  heard: [
    'A `progressbar` named by `label`, without a value: screen readers announce that it’s busy.',
    'It announces nothing when it appears or disappears.',
  ],
  owes: [
    'A `label` that says what people are waiting for.',
    'A `status`, if people need to hear about the wait without moving to it.',
    'A visible text if it takes more than a few seconds.',
  ],
};
