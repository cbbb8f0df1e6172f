import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  entry: 'Broken',
  use: [
    '`NotFound` for an address at which nothing is, such as an announcement that was taken away.',
    '`Broken` for a page that could not be shown.',
    'Say what happened, why, and where to go on. Leave out status codes and technical terms.',
  ],
  avoid: [
    { when: 'One row or card of a list cannot be shown.', take: 'RowGuard' },
    { when: 'There is nothing yet, and nothing went wrong.', take: 'EmptyState' },
    {
      when: 'A part of the page could not be loaded.',
      take: 'Notice in its place, with a button to try again',
    },
    { when: 'There is no network.', take: 'OfflineNotice' },
  ],
  focus: [
    'The heading can be given the focus by code, and is no stop of the Tab key: after a change of route, reading begins there.',
  ],
  heard: [
    'A heading of level 1, the sentence, and the ways on as the links and buttons that they are.',
    'Nothing is announced by itself.',
  ],
  owes: [
    'The focus on the heading where the page changed without being loaded anew.',
    'The right status from the server, and a page title that says the same as the heading.',
    'At least one way on that works.',
  ],
};
