import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For a picture of all around, 360 by 180 degrees: a hall that somebody wants to look around in.',
    'Set `labels.panorama`: without it, nobody can turn the picture.',
  ],
  avoid: [
    { when: 'The picture is flat, or only wide.', take: 'Gallery' },
    {
      when: 'It is one of several pictures.',
      take: 'Gallery with `isPanorama`, which turns it once enlarged',
    },
  ],
  keys: [
    { name: 'Tab', does: 'The six buttons, in their order.' },
    { name: 'Enter, Space', does: 'Press the button.' },
    { name: 'Arrows', does: 'On any of the buttons: turn left and right, look up and down.' },
    { name: 'Plus, Minus', does: 'Zoom in, zoom out.' },
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
