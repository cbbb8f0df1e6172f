import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  entry: 'Broken',
  use: [
    '`NotFound` for an address that doesn’t exist, such as a deleted announcement.',
    '`Broken` for a page that couldn’t be shown.',
    'Say what happened, why, and where to go next. Leave out status codes and technical terms.',
  ],
  avoid: [
    { when: 'One row or card of a list can’t be shown.', take: 'RowGuard' },
    { when: 'There’s nothing yet, and nothing went wrong.', take: 'EmptyState' },
    {
      when: 'A part of the page couldn’t be loaded.',
      take: 'Notice in its place, with a button to try again',
    },
    { when: 'There’s no connection.', take: 'OfflineNotice' },
  ],
  focus: [
    'The heading can be focused by code and isn’t a Tab stop: after a change of route, reading starts there.',
  ],
  heard: ['A level 1 heading, the sentence, and the ways on as links and buttons.', 'Nothing is announced.'],
  owes: [
    'The focus on the heading, if the page changed without a reload.',
    'The right status from the server, and a page title that matches the heading.',
    'At least one way on that works.',
  ],
};
