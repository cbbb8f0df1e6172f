import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as styles from './PictureList.css.ts';
import { labels, pictureOf } from './PictureList.fixtures.tsx';
import { PictureList, type PictureListProps } from './PictureList.tsx';

const words: Omit<PictureListProps, 'pictures'> = {
  label: 'Pictures of Kalevankatu 30',
  labels,
  onReorder: () => {},
  onRemove: () => {},
};

const street = pictureOf('street', 'The street side', 5);
const hall = pictureOf('hall', 'The hall', 0);
const stairs = pictureOf('stairs', 'The stairs', 3);

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To put the pictures of an announcement in order and to take some away.',
    'Where the first one is the cover that stands for all of them.',
  ],
  avoid: [
    { when: 'Pictures are only looked at.', take: 'Gallery' },
    { when: 'New ones are added.', take: 'FileUpload, above it' },
    { when: 'Rows of facts are put in order.', take: 'DataTable' },
  ],
  anatomy: {
    picture: <PictureList {...words} pictures={[street, hall]} />,
    parts: [
      {
        name: 'Picture with its controls',
        about: 'All of it can be drawn to another place.',
        selector: '[role="row"]',
      },
      { name: 'Cover', about: 'Marks the first one, whichever that is.', selector: byClass(styles.cover) },
      { name: 'Name', about: 'What is to be seen, or the name of the file.', selector: byClass(styles.name) },
      {
        name: 'Handle',
        about: 'Draws the picture by keys, and where screen readers are used.',
        selector: `${byClass(styles.controls)} > button`,
      },
      {
        name: 'Earlier',
        about:
          'One place to the front. Where it is narrow, the pictures stand below each other and its arrow points up.',
        selector: '[data-does="earlier"] button',
      },
      { name: 'Later', about: 'One place to the end.', selector: '[data-does="later"] button' },
      { name: 'Remove', about: 'Takes the picture away at once.', selector: '[data-does="remove"] button' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <PictureList {...words} pictures={[street, hall]} />,
        why: 'The name says what is to be seen, and so do the buttons: “Move The hall earlier”.',
      },
      wrong: {
        picture: (
          <PictureList
            {...words}
            pictures={[
              { ...street, name: 'IMG_2041.jpg' },
              { ...hall, name: 'IMG_2042.jpg' },
            ]}
          />
        ),
        why: 'Numbers of a camera: who does not see the pictures cannot tell them apart.',
      },
    },
    {
      right: {
        picture: <PictureList {...words} pictures={[street, stairs]} />,
        why: 'The cover shows what the premises are.',
      },
      wrong: {
        picture: <PictureList {...words} pictures={[stairs, street]} />,
        why: 'A detail as the cover: nobody knows of what.',
      },
    },
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
    'Moving by a button is said: “The hall is picture 1 of 2”. So is removing.',
  ],
  owes: [
    'To hold the order: the list shows what it is handed, and keeps nothing.',
    'Names that differ from each other.',
    'A way to get a picture back, or nothing lost until the form is saved.',
  ],
};
