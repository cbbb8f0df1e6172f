import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import * as styles from './HowItWorks.css.ts';
import { HowItWorks } from './HowItWorks.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To explain, to somebody who has never been here, how a few things happen one after the other.',
    'With a `figure` that shows the product itself: a ProximityPlot, a MatchBreakdown.',
  ],
  avoid: [
    { when: 'The reader is to do the steps now.', take: 'Wizard' },
    { when: 'The order does not matter.', take: 'OfferList' },
    { when: 'The steps have days.', take: 'Timeline' },
  ],
  anatomy: {
    picture: (
      <HowItWorks
        steps={[
          {
            title: 'Say what you need',
            description: 'The place, the size, the rent, the day you move in.',
            figure: <OfferDrawing offer="rent" />,
          },
          {
            title: 'See what is near',
            description: 'Every free space within 3 km of the place you want.',
          },
        ]}
      />
    ),
    parts: [
      { name: 'Step', about: 'An item of a numbered list.', selector: byClass(styles.step) },
      {
        name: 'Number',
        about: 'For the eye: the list itself counts for the ear.',
        selector: byClass(styles.number),
      },
      { name: 'Title', about: 'What the reader does or gets, in a few words.', selector: 'h3' },
      { name: 'Description', about: 'What it means, in a sentence or two.', selector: 'p' },
      {
        name: 'Figure',
        about: 'What it looks like. It may be missing.',
        selector: byClass(styles.figure),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <HowItWorks
            steps={[
              { title: 'Say what you need', description: 'It takes two minutes.' },
              { title: 'Know why it fits', description: 'Each match explains itself, field by field.' },
            ]}
          />
        ),
        why: 'Each step says what the reader does or gets.',
      },
      wrong: {
        picture: (
          <HowItWorks
            steps={[
              { title: 'Profile creation', description: 'A comprehensive profile is created.' },
              { title: 'Matching algorithm', description: 'Weighted criteria are evaluated.' },
            ]}
          />
        ),
        why: 'It tells how the machine is built. Nobody in it does anything.',
      },
    },
  ],
  keys: [],
  focus: ['It has no stop of its own; a figure that can be used brings its own keys.'],
  heard: [
    'An ordered list. Each step is an item with a heading of level 3, or 2 with `level`.',
    'The drawn numbers are hidden: the list counts.',
  ],
  owes: ['A heading above it, one level higher than its titles.', 'Titles that differ from each other.'],
};
