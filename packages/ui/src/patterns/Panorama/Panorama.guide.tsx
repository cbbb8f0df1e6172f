import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For a 360° picture, 360 by 180 degrees: a hall to look around in.',
    'Set `labels.panorama`: without it, nobody can turn the picture.',
  ],
  avoid: [
    { when: 'The picture is flat, or just wide.', take: 'Gallery' },
    {
      when: 'It’s one of several pictures.',
      take: 'Gallery with `isPanorama`, which makes it turnable once enlarged',
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves through the six buttons, in order.' },
    { name: 'Enter, Space', does: 'Press the button.' },
    { name: 'Arrows', does: 'On any of the buttons: turn left and right, look up and down.' },
    { name: 'Plus, Minus', does: 'Zoom in, zoom out.' },
  ],
  focus: [
    'The picture itself isn’t a Tab stop; the keys work anywhere in the panorama.',
    'Pressing a button or a key keeps the focus where it is.',
  ],
  heard: [
    'A region with an `img`, both named by `alt`. Each button says what it does.',
    'While it loads, the region is `aria-busy`, and the spinner is a `progressbar` named by `labels.loading`.',
    'Shown flat, it’s an image with `alt`, without buttons; if missing, it’s the text in `labels.missing`.',
    'With reduced motion, it turns instantly and doesn’t keep turning.',
  ],
  owes: [
    'A 360° picture, twice as wide as high.',
    'An `alt` that says what it shows, and that it’s a 360° picture.',
  ],
};
