import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';
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
  empty: <PremisesDrawing number={3} label="Illustration" />,
};

const hall = pictures(1);

export const guide: Guide = {
  use: [
    'For the pictures of one thing, looked at one after the other and enlarged: those of an announcement.',
    'Also for none and for one: then it has no arrows, and no pictures to go to.',
  ],
  avoid: [
    { when: 'Pictures are put in order or taken away.', take: 'PictureList' },
    { when: 'One picture stands for premises in a list.', take: 'PropertyCard or MatchCard' },
    { when: 'A picture shows all around.', take: 'Panorama' },
    { when: 'A picture only decorates.', take: 'PremisesDrawing, or a plain picture without words' },
  ],
  anatomy: {
    picture: <Gallery {...texts} label="Pictures of Kalevankatu 30" pictures={pictures(6)} />,
    parts: [
      {
        name: 'Row of pictures',
        about: 'Has no end: after the last comes the first. One to four stand in it, by its width.',
      },
      {
        name: 'Picture at the centre',
        about: 'Pressing it enlarges it. A mark on it, such as “360°”, says that it can be turned then.',
      },
      {
        name: 'Previous',
        about: 'The picture before, also by drawing the row with finger or pointer.',
      },
      { name: 'Position', about: 'Which one of how many.' },
      { name: 'Next', about: 'The picture after.' },
      {
        name: 'Enlarged picture',
        about:
          'As large as the window, in a dialog with its words, its position, the arrows and a way to close it.',
      },
      {
        name: 'Missing picture',
        about: 'A mark and `labels.missing` stand in the place of what cannot be loaded.',
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
        why: 'Who does not see the picture hears what is to be seen.',
      },
      wrong: {
        picture: (
          <Stack gap={2}>
            <Gallery {...texts} label="Said badly" pictures={hall} />
            <Text>“Enlarge: IMG_2041.jpg”</Text>
          </Stack>
        ),
        why: 'The name of a file as the name of the button.',
      },
    },
    {
      right: {
        picture: <Gallery {...texts} label="A drawing in its place" pictures={[]} />,
        why: 'Without pictures a drawing keeps the place, and the page its shape.',
      },
      wrong: {
        picture: (
          <Gallery {...texts} label="Nothing in its place" pictures={[]} empty={<Text>No data</Text>} />
        ),
        why: 'A hole in the page that looks like a failure.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The picture at the centre, then “previous”, then “next”.' },
    {
      name: 'Left, Right',
      does: 'The picture beside it, wherever in the gallery the focus is. They swap in right-to-left text.',
    },
    { name: 'Home, End', does: 'The first picture, the last picture.' },
    { name: 'Enter, Space', does: 'On a picture: enlarge it. On an arrow: press it.' },
    { name: 'Left, Right in the dialog', does: 'The picture before and after.' },
    { name: 'Escape', does: 'Closes the dialog.' },
  ],
  focus: [
    'Only the picture at the centre is a stop of the Tab key, so that a hundred pictures are no hundred stops.',
    'When the keys move the row from a picture, the focus goes along with it; when an arrow button does, it stays on the button.',
    'The dialog keeps the focus inside; closed, it gives it back to the button that opened it.',
    'Outside of the gallery these keys are the page’s.',
  ],
  heard: [
    'A region named by `label`, in it a list with every picture once, in the given order. The copies that fill its ends are inert and hidden.',
    'Each picture lies in a button, “Enlarge: …”, that opens a dialog. The picture itself says nothing more.',
    'One picture has no list and no arrows; without pictures there is only what `empty` shows.',
    'Pressing an arrow button says the position and the picture once: “Picture 2 of 8: The kitchen”. Keys on a picture do not say it again: the focus reads it out.',
    'A picture that cannot be loaded is replaced by `labels.missing`, in sight and in the button’s name.',
    'Under reduced motion the pictures stand at their new place at once; otherwise they take 200 ms.',
  ],
  owes: [
    'An `alt` for each picture that says what is to be seen.',
    'Loading it on demand: it brings Glide and the dialog along.',
  ],
};
