import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Below a long list that people page through and return to: users, announcements.',
    'If each page has an address, so that it can be bookmarked, shared and opened on its own.',
  ],
  avoid: [
    {
      when: 'People read the list from the top and never return to the middle.',
      take: 'DataTable with `growth`',
    },
    { when: 'A few views of one thing replace each other.', take: 'Tabs' },
    { when: 'A task is done step by step.', take: 'Wizard' },
  ],
  focus: ['Paging keeps the focus on the control that was pressed, even when it reaches an end.'],
  heard: [
    'A `navigation` named by `label`, with a list of controls.',
    'Every control has its own name: “Next page”, “Page 4 of 20”. Icons and bare numbers aren’t read.',
    'The current page has `aria-current="page"`.',
    'Controls at an end are `aria-disabled`: they can be reached but do nothing.',
  ],
  owes: [
    'Names in the user’s language for every control.',
    'Announce that another page is shown, if the list doesn’t: with its caption or a heading that names the page.',
    'A page out of range counts as the nearest one: show that list.',
  ],
};
