import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For ranges: what offices and shops nearby cost.',
    'With `own`, to show where the user’s number is among them.',
    'One unit for all rows. The user’s own value belongs in the row it’s compared with.',
  ],
  avoid: [
    { when: 'Each kind has one number.', take: 'BarChart' },
    { when: 'Numbers change over time.', take: 'LineChart' },
    { when: 'People set a minimum and a maximum.', take: 'RangeField' },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Moves to the row that was read last, or the first one; then to the table’s button.',
    },
    { name: 'Down, Right', does: 'The next row.' },
    { name: 'Up, Left', does: 'The previous row.' },
    { name: 'Page Down, Page Up', does: 'Ten rows forward, ten rows back.' },
    { name: 'Home, End', does: 'The first row, the last row.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'All rows together are one Tab stop. Arrow keys don’t wrap around.',
    'The focus ring is around the whole row.',
  ],
  heard: [
    'A `listbox` named by the title. Each row is an `option`: “Office 18.00 to 32.00 Median 24.50 · Yours 27.00”.',
    'The active row is selected: the focused or hovered one. This doesn’t choose anything.',
    'The drawing and the ends of the axis are hidden: the numbers say it all.',
    'The table has a column for the user’s own number if any row has one, with a dash in the others.',
  ],
  owes: [
    'Numbers in one unit for all rows.',
    'A `range` in the user’s language: a dash alone isn’t always read out.',
  ],
};
