import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To put the pictures of an announcement in order and to take some away.',
    'Where the first one is the cover that stands for all of them.',
    'Name pictures by what they show: the buttons repeat the name (“Move The hall earlier”).',
  ],
  avoid: [
    { when: 'Pictures are only looked at.', take: 'Gallery' },
    { when: 'New ones are added.', take: 'FileUpload, above it' },
    { when: 'Rows of facts are put in order.', take: 'DataTable' },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the pictures, then goes from the one with the focus to its buttons.' },
    { name: 'Arrows', does: 'Go from picture to picture.' },
    { name: 'Enter, Space', does: 'Press a button.' },
    {
      name: 'Enter on a handle',
      does: 'Takes the picture up. The arrows choose its place, Enter puts it down, Escape puts it back.',
    },
  ],
  focus: [
    'All pictures together are one stop of the Tab key; their buttons are reached from the picture in use.',
    'A picture that is moved by its buttons keeps the focus on the same button, at its new place.',
    'When one is removed, the focus goes to the same button of the next one, or of the one before.',
  ],
  heard: [
    'A `grid` named by `label`; each picture is a `row` named by its name. The drawing in it says nothing more.',
    'Every button names its picture: “Remove The hall”.',
    'The first one cannot go earlier, and the last one not later: their buttons are `aria-disabled`, and can be reached.',
    'Moving by a button is said: “The hall is now picture 1 of 2”. So is removing.',
  ],
  owes: [
    'To hold the order: the list shows what it is handed, and keeps nothing.',
    'Names that differ from each other.',
    'A way to get a picture back, or nothing lost until the form is saved.',
  ],
};
