import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Beside the name of a tenant, a landlord or whoever is logged in, so that they are found again at a glance.',
    'Always, also without a picture: the number gives everybody a logo of their own.',
    'With the name next to it, and a number derived from the id, so that the same person always looks the same.',
  ],
  avoid: [
    { when: 'It shows premises.', take: 'PremisesDrawing, or Gallery for photographs' },
    { when: 'It stands for an action.', take: 'Icon' },
    { when: 'It is the mark of the service.', take: 'Logo' },
  ],
  heard: [
    'With `alt` an `img` of that name, whether a picture or a logo.',
    'Without it nothing: it decorates the name beside it, which would otherwise be read twice.',
  ],
  owes: [
    'A number that never changes, such as a stable hash of the id.',
    'The name in words beside it, or `alt`.',
  ],
};
