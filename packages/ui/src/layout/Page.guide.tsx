import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Around the content of every page, as `main`.',
    'Around each part of a page with a full-width background, so that all parts line up.',
    'Never a Page within a Page: its gutters would add up.',
  ],
  avoid: [
    { when: 'Things on the page need spacing.', take: 'Stack' },
    { when: 'A part is set off from its neighbours.', take: 'Card' },
    { when: 'Lines of text are too long.', take: 'Text, which ends them by itself' },
    { when: 'It’s inside another Page already.', take: 'Nothing' },
  ],
  focus: [
    'With an `id` it can get the focus: from a SkipLink, or by script after a change of route. Tab skips it.',
  ],
  heard: [
    'As `main` it’s the page’s main landmark. As `div` it isn’t announced.',
    'As `header` and `footer` it’s `banner` and `contentinfo`, unless it’s inside `main`.',
  ],
  owes: ['Exactly one with `as="main"` per page.', 'The `id` that the SkipLink leads to.'],
};
