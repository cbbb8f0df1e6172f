import type { Guide } from '../../guide/guide.ts';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import { OfferList, type ListedOffer } from './OfferList.tsx';

const rent: ListedOffer = {
  title: 'Rent a space',
  description: 'For everybody who looks for premises.',
  gains: ['Matches within 3 km, best first', 'Why each one matches'],
  href: '#rent',
  linkLabel: 'Find a space',
  drawing: <OfferDrawing offer="rent" />,
};

const lease: ListedOffer = {
  title: 'Lease a space',
  description: 'For everybody who has premises to let.',
  gains: ['Tenants who need what you have', 'No fees for announcing'],
  href: '#lease',
  linkLabel: 'Publish an announcement',
  drawing: <OfferDrawing offer="lease" />,
};

export const guide: Guide = {
  use: ['On a page that welcomes, for the few things that people can have here, each for somebody else.'],
  avoid: [
    { when: 'Somebody chooses as what to sign up.', take: 'RoleChoice' },
    { when: 'Things happen one after the other.', take: 'HowItWorks' },
    { when: 'Premises are listed.', take: 'Grid of PropertyCards' },
  ],
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
  ],
  heard: [
    'A list of offers, each with a heading of level 3, or 2 with `level`, and a list of its gains.',
    'Drawings and ticks are hidden.',
  ],
  owes: [
    'A heading above it, one level higher than its titles.',
    'A `linkLabel` and an `href` of its own for each offer.',
  ],
};
