import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For numbers that reach from a lowest to a highest: what offices and shops nearby are let for.',
    'With `own`, to show where the reader’s number lies among them.',
    'One measure for all rows. The reader’s own value belongs in the row it is compared with.',
  ],
  avoid: [
    { when: 'Each kind has one number.', take: 'BarChart' },
    { when: 'Numbers change over time.', take: 'LineChart' },
    { when: 'Somebody sets a lowest and a highest.', take: 'RangeField' },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Reaches the row that was read last, at first the first one; then the table’s button.',
    },
    { name: 'Down, Right', does: 'The next row.' },
    { name: 'Up, Left', does: 'The row before.' },
    { name: 'Page Down, Page Up', does: 'Ten rows on, ten rows back.' },
    { name: 'Home, End', does: 'The first row, the last row.' },
    { name: 'Enter, Space', does: 'On the button: open and close the table.' },
  ],
  focus: [
    'All rows together are one stop of the Tab key. The arrows end at the first and at the last row.',
    'The focus ring stands around the whole row.',
  ],
  heard: [
    'A `listbox` named by the title. Each row is an `option`: “Office 18.00 to 32.00 Median 24.50 · Yours 27.00”.',
    'The row in use is selected: the one with the focus, or under the pointer. Nothing is chosen by it.',
    'The drawing and the ends of the axis are hidden: the numbers say what they show.',
    'The table has a column for the reader’s own number where any row has one, and a dash where a row has none.',
  ],
  owes: [
    'Numbers of one measure in all rows.',
    'A `range` in the words of the reader’s language: a dash alone is not always read out.',
  ],
};
