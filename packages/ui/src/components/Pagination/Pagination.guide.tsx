import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Below a long list that is read page by page, where people come back to a place: users, announcements.',
    'Where each page has an address, so that it can be kept, sent and opened apart.',
  ],
  avoid: [
    {
      when: 'A list is read from its top on, and nobody returns to its middle.',
      take: 'DataTable with `growth`',
    },
    { when: 'A few views of one thing take each other’s place.', take: 'Tabs' },
    { when: 'A task is done step by step.', take: 'Wizard' },
  ],
  focus: ['Turning keeps the focus on the step that was pressed, also where it came to an end by it.'],
  heard: [
    'A `navigation` named by `label`, with a list of steps.',
    'Every step has a name of its own: “Next page”, “Page 4 of 20”. Drawings and bare numbers are not read.',
    'The present page has `aria-current="page"`.',
    'Steps at an end are `aria-disabled`, so that they can still be reached, and do nothing.',
  ],
  owes: [
    'Names in the reader’s language for every step.',
    'To say that another page is shown, where the list does not: its caption or a heading with the page.',
    'A page that is outside counts as the nearest: show the list of that one.',
  ],
};
