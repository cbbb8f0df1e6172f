import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To sort and remove an announcement’s pictures.',
    'If the first one is the cover.',
    'Name pictures by what they show: the buttons repeat the name (“Move The hall earlier”).',
    'To describe pictures: `onDescribe` gets the id of one, and its `caption` is shown instead of its name.',
  ],
  avoid: [
    { when: 'Pictures are only viewed.', take: 'Gallery' },
    { when: 'New ones are added.', take: 'FileUpload, above it' },
    { when: 'Rows of facts are sorted.', take: 'DataTable' },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the pictures, then from the focused one to its buttons.' },
    { name: 'Arrows', does: 'Move between pictures.' },
    { name: 'Enter, Space', does: 'Press a button.' },
    {
      name: 'Enter on a handle',
      does: 'Picks the picture up. Arrow keys move it, Enter drops it, Escape puts it back.',
    },
  ],
  focus: [
    'All pictures together are one Tab stop; their buttons are reached from the active picture.',
    'A picture moved by its buttons keeps the focus on the same button, in its new place.',
    'When one is removed, the focus moves to the same button of the next one, or of the previous one.',
  ],
  heard: [
    'A `grid` named by `label`; each picture is a `row` named by its name. Its image is hidden.',
    'Every button names its picture: “Remove The hall”.',
    'The first one can’t move earlier and the last one can’t move later: their buttons are `aria-disabled` but focusable.',
    'Moving by a button is announced: “The hall is now picture 1 of 2”. So is removing.',
  ],
  owes: [
    'Keep the order: the list only shows what it’s given.',
    'Unique names.',
    'A way to get a picture back, or nothing lost until the form is saved.',
  ],
};
