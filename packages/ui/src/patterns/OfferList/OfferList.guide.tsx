import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import * as styles from './OfferList.css.ts';
import { OfferList, type ListedOffer } from './OfferList.tsx';

const rent: ListedOffer = {
  title: 'Rent a space',
  description: 'For everybody who looks for premises.',
  gains: ['Matches within 3 km, best first', 'The reasons for each match'],
  href: '#rent',
  linkLabel: 'Find a space',
  drawing: <OfferDrawing offer="rent" />,
};

const lease: ListedOffer = {
  title: 'Lease a space',
  description: 'For everybody who has premises to let.',
  gains: ['Tenants who need what you have', 'No fees for announcing'],
  href: '#lease',
  linkLabel: 'Announce a space',
  drawing: <OfferDrawing offer="lease" />,
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['On a page that welcomes, for the few things that people can have here, each for somebody else.'],
  avoid: [
    { when: 'Somebody chooses as what to sign up.', take: 'RoleChoice' },
    { when: 'Things happen one after the other.', take: 'HowItWorks' },
    { when: 'Premises are listed.', take: 'Grid of PropertyCards' },
  ],
  anatomy: {
    picture: <OfferList offers={[rent]} />,
    parts: [
      {
        name: 'Offer',
        about: 'Beside the others where there is room, below them where there is not.',
        selector: byClass(styles.offer),
      },
      { name: 'Drawing', about: 'Only decorates.', selector: byClass(styles.drawing) },
      { name: 'Title', about: 'What one can have, as a verb.', selector: 'h3' },
      { name: 'Description', about: 'For whom it is.', selector: 'p' },
      { name: 'Gain', about: 'What one gets, in a few words.', selector: byClass(styles.gain) },
      { name: 'Tick', about: 'For the eye.', selector: byClass(styles.tick) },
      {
        name: 'Way on',
        about: 'The only thing to press. The ways stand on one line, however many gains there are.',
        selector: 'a',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <OfferList offers={[rent, lease]} />,
        why: 'Each link says where it leads, also where nothing else is read.',
      },
      wrong: {
        picture: (
          <OfferList
            offers={[
              { ...rent, linkLabel: 'Read more' },
              { ...lease, linkLabel: 'Read more' },
            ]}
          />
        ),
        why: 'In a list of links these two are one and the same.',
      },
    },
    {
      right: {
        picture: <OfferList offers={[lease]} />,
        why: 'Gains: what the reader has from it.',
      },
      wrong: {
        picture: (
          <OfferList offers={[{ ...lease, gains: ['State-of-the-art platform', 'Innovative technology'] }]} />
        ),
        why: 'Praise of the maker. The reader gets nothing of it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The way on of each offer, in their order.' },
    { name: 'Enter', does: 'Follows it.' },
  ],
  focus: [],
  heard: [
    'A list of offers, each with a heading of level 3, or 2 with `level`, and a list of its gains.',
    'Drawings and ticks are hidden.',
  ],
  owes: [
    'A heading above it, one level higher than its titles.',
    'A `linkLabel` and an `href` of its own for each offer.',
  ],
};
