import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from './Icon.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Beside words, to be found faster: an arrow in a button, a mark before an error.',
    'Filled (`isFilled`) for the star of what is a favourite; its outline for what is not.',
  ],
  avoid: [
    { when: 'It is pressed, and stands alone.', take: 'IconButton' },
    { when: 'It stands for a person or an organisation.', take: 'Avatar' },
    { when: 'It stands for premises, or for what is missing.', take: 'PremisesDrawing or EmptyDrawing' },
    { when: 'It is the mark of the service.', take: 'Logo' },
  ],
  anatomy: {
    picture: (
      <Inline gap={4}>
        <Icon name="calendar" />
        <Icon name="star" />
        <Icon name="star" isFilled />
      </Inline>
    ),
    parts: [
      {
        name: 'Drawing',
        about:
          'Lines with round ends, all of one weight, in the colour of the text around. It grows where the reader sets larger text. What points to a side turns where lines run from right to left.',
        selector: 'svg',
      },
      {
        name: 'Filled drawing',
        about: 'The same outline, filled in its colour.',
        selector: 'svg:last-of-type',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Button variant="secondary">
            <Icon name="download" />
            Download
          </Button>
        ),
        why: 'The drawing repeats the word. Without it nothing would be missing.',
      },
      wrong: {
        picture: (
          <Inline>
            <Icon name="download" />
            <Icon name="upload" />
            <Icon name="compare" />
          </Inline>
        ),
        why: 'Drawings without words: everybody guesses, and screen readers hear nothing.',
      },
    },
    {
      right: {
        picture: (
          <Button>
            Continue
            <Icon name="arrowRight" />
          </Button>
        ),
        why: 'One drawing, which points where the press leads.',
      },
      wrong: {
        picture: (
          <Button>
            <Icon name="star" />
            <Icon name="check" />
            Continue
            <Icon name="arrowRight" />
          </Button>
        ),
        why: 'Three drawings around one word: none of them says more than it.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: ['Nothing: it is `aria-hidden`. The words beside it say it.'],
  owes: ['Words beside it, or a name for what holds it.'],
};
