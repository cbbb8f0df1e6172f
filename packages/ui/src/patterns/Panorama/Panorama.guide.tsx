import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Gallery, type GalleryProps } from '../Gallery/Gallery.tsx';
import * as styles from './Panorama.css.ts';
import { drawRoom } from './Panorama.fixtures.ts';
import { Panorama, type PanoramaLabels } from './Panorama.tsx';

const labels: PanoramaLabels = {
  left: 'Turn left',
  right: 'Turn right',
  up: 'Look up',
  down: 'Look down',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  loading: 'Loading the panorama',
  missing: 'This picture is missing',
};

const room = drawRoom();

const gallery: GalleryProps = {
  label: 'Pictures of Kalevankatu 30',
  pictures: [{ id: 'hall', src: room, alt: 'The hall, all around', isPanorama: true }],
  labels: {
    previous: 'Previous picture',
    next: 'Next picture',
    position: (place, count) => `Picture ${place} of ${count}`,
    enlarge: 'Enlarge',
    close: 'Close',
    missing: 'This picture is missing',
  },
  empty: null,
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['For a picture of all around, 360 by 180 degrees: a hall that somebody wants to look around in.'],
  avoid: [
    { when: 'The picture is flat, or only wide.', take: 'Gallery' },
    {
      when: 'It is one of several pictures.',
      take: 'Gallery with `isPanorama`, which turns it once enlarged',
    },
  ],
  anatomy: {
    picture: <Panorama src={room} alt="The hall, all around" labels={labels} />,
    parts: [
      {
        name: 'Picture',
        about: 'Drawing it turns it. The wheel scrolls the page.',
        selector: '[role="img"]',
      },
      {
        name: 'Controls',
        about:
          'Six buttons on the picture: four to turn, two for closer and farther. Left stays left in every writing direction.',
        selector: byClass(styles.controls),
      },
      { name: 'Button', about: 'Turns by 20 degrees, or comes a fifth closer.', selector: 'button' },
      { name: 'Loading', about: 'A spinner, until the viewer and the picture have come.' },
      { name: 'Flat picture', about: 'Where the viewer cannot run, the picture as it is.' },
      { name: 'Missing picture', about: 'A mark and `labels.missing`.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Gallery
            {...gallery}
            labels={{
              ...gallery.labels,
              panorama: {
                ...labels,
                mark: '360°',
                load: { loading: 'Loading', failed: 'It could not be loaded.', retry: 'Try again' },
              },
            }}
          />
        ),
        why: 'A mark says beforehand that this picture can be turned.',
      },
      wrong: {
        picture: <Gallery {...gallery} label="Pictures without words for panoramas" />,
        why: 'Without `labels.panorama` it stays a bent strip that nobody can turn.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The six buttons, in their order.' },
    { name: 'Enter, Space', does: 'Press the button.' },
    { name: 'Arrows', does: 'On any of the buttons: turn left and right, look up and down.' },
    { name: 'Plus, Minus', does: 'Closer, farther.' },
  ],
  focus: [
    'The picture itself is no stop of the Tab key; the keys work wherever in the panorama the focus is.',
    'Pressing a button or a key keeps the focus where it is.',
  ],
  heard: [
    'A region and in it an `img`, both named by `alt`. Each button says what it does.',
    'While it loads, the region is `aria-busy`, and the spinner is a `progressbar` named by `labels.loading`.',
    'Where it is shown flat, it is a picture with `alt`, without buttons; where it is missing, it is the words of `labels.missing`.',
    'Under reduced motion it turns at once, and does not go on turning by itself.',
  ],
  owes: [
    'A picture of all around, twice as wide as high.',
    'An `alt` that says what is to be seen, and that it shows all around.',
  ],
};
