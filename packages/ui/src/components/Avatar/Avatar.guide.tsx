import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Next to the name of a tenant, a landlord or the user, so that people recognise them at a glance.',
    'Always, even without a picture: the number gives everyone their own logo.',
    'Next to the name, with a number derived from the id, so that the same person always looks the same.',
  ],
  avoid: [
    { when: 'It shows premises.', take: 'PremisesDrawing, or Gallery for photographs' },
    { when: 'It’s an action.', take: 'Icon' },
    { when: 'It’s the product’s mark.', take: 'Logo' },
  ],
  heard: [
    'With `alt`, an `img` with that name, whether a picture or a logo.',
    'Without `alt` it’s hidden: it decorates the name next to it, which would otherwise be read twice.',
  ],
  owes: [
    'A number that never changes, such as a stable hash of the id.',
    'The name as text next to it, or `alt`.',
  ],
};
