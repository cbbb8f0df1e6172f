import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Wide } from '../../guide/Wide.tsx';
import { PremisesSheet } from '../PremisesSheet/PremisesSheet.tsx';
import { pictures } from './Gallery.fixtures.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const texts: Pick<GalleryProps, 'labels' | 'empty'> = {
  labels: {
    previous: 'Previous picture',
    next: 'Next picture',
    position: (place, count) => `Picture ${place} of ${count}`,
    enlarge: 'Enlarge',
    close: 'Close',
    missing: 'This picture is missing',
  },
  empty: <PremisesSheet number={3} kind="production" label="Illustration" />,
};

const hall = pictures(1);

export const guide: Guide = {
  use: [
    'For pictures of one thing, viewed one after another and enlarged: those of an announcement.',
    'Also for none or one: then it has no arrows and no thumbnails.',
  ],
  avoid: [
    { when: 'Pictures are sorted or removed.', take: 'PictureList' },
    { when: 'One picture represents premises in a list.', take: 'PropertyCard or MatchCard' },
    { when: 'It’s a 360° picture.', take: 'Panorama' },
    { when: 'A picture only decorates.', take: 'PremisesDrawing, or a plain image without text' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <Gallery {...texts} label="Pictures of Kalevankatu 30" pictures={pictures(6)} />
      </Wide>
    ),
    parts: [
      {
        name: 'Row of pictures',
        about: 'Loops: after the last comes the first. One to four are visible, depending on the width.',
      },
      {
        name: 'Picture at the centre',
        about: 'Pressing enlarges it. A mark such as “360°” shows that it can be turned then.',
      },
      {
        name: 'Previous',
        about: 'The previous picture; people can also drag or swipe.',
      },
      { name: 'Position', about: 'Which one of how many.' },
      { name: 'Next', about: 'The next picture.' },
      {
        name: 'Enlarged picture',
        about:
          'As large as the window, in a dialog with its description, position, arrows and a close button.',
      },
      {
        name: 'Missing picture',
        about: 'A mark and `labels.missing` replace what can’t be loaded.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={2}>
            <Gallery {...texts} label="Said well" pictures={hall} />
            <Text>“Enlarge: The hall from the street door”</Text>
          </Stack>
        ),
        why: 'People who can’t see the picture hear what it shows.',
      },
      wrong: {
        picture: (
          <Stack gap={2}>
            <Gallery {...texts} label="Said badly" pictures={hall} />
            <Text>“Enlarge: IMG_2041.jpg”</Text>
          </Stack>
        ),
        why: 'A file name as the button’s name.',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <Gallery {...texts} label="A drawing in its place" pictures={[]} />
          </Wide>
        ),
        why: 'Without pictures, a drawing keeps the page’s layout.',
      },
      wrong: {
        picture: (
          <Wide>
            <Gallery {...texts} label="Nothing in its place" pictures={[]} empty={<Text>No data</Text>} />
          </Wide>
        ),
        why: 'A hole in the page that looks like an error.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the centre picture, then “previous”, then “next”.' },
    {
      name: 'Left, Right',
      does: 'The adjacent picture, wherever in the gallery the focus is. Mirrored in right-to-left text.',
    },
    { name: 'Home, End', does: 'The first picture, the last picture.' },
    { name: 'Enter, Space', does: 'On a picture: enlarge it. On an arrow: press it.' },
    { name: 'Left, Right in the dialog', does: 'The previous and next picture.' },
    { name: 'Escape', does: 'Closes the dialog.' },
  ],
  focus: [
    'Only the centre picture is a Tab stop, so that a hundred pictures aren’t a hundred stops.',
    'If keys move the row from a picture, the focus follows; if an arrow button does, it stays on the button.',
    'The dialog traps the focus; closing it returns the focus to the button that opened it.',
    'Outside the gallery, these keys belong to the page.',
  ],
  heard: [
    'A region named by `label`, with a list that contains every picture once, in order. The copies at its ends are inert and hidden.',
    'Each picture is in a button, “Enlarge: …”, that opens a dialog. The picture itself isn’t announced.',
    'A single picture has no list and no arrows; without pictures, only `empty` is shown.',
    'Pressing an arrow button announces the position and the picture once: “Picture 2 of 8: The kitchen”. Keys on a picture don’t announce it again: moving the focus does.',
    'A picture that can’t be loaded is replaced by `labels.missing`, visibly and in the button’s name.',
    'With reduced motion, pictures change instantly; otherwise they take 200 ms.',
  ],
  owes: [
    'An `alt` for each picture that says what it shows.',
    'Load it on demand: it includes Glide and the dialog.',
  ],
};
