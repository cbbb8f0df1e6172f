import type { Guide } from '../../guide/guide.ts';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import { OfferList, type ListedOffer } from './OfferList.tsx';

const rent: ListedOffer = {
  title: 'Rent a space',
  description: 'For anyone looking for premises.',
  gains: ['Matches within 3 km, best first', 'Why each one matches'],
  href: '#rent',
  linkLabel: 'Find a space',
  drawing: <OfferDrawing offer="rent" />,
};

const lease: ListedOffer = {
  title: 'Lease a space',
  description: 'For anyone with premises to let.',
  gains: ['Tenants who need what you have', 'No fees for publishing'],
  href: '#lease',
  linkLabel: 'Publish an announcement',
  drawing: <OfferDrawing offer="lease" />,
};

export const guide: Guide = {
  use: ['On a landing page, for a few offers, each for a different audience.'],
  avoid: [
    { when: 'People select a role to sign up with.', take: 'RoleChoice' },
    { when: 'Things happen one after another.', take: 'HowItWorks' },
    { when: 'Premises are listed.', take: 'Grid of PropertyCards' },
  ],
  comparisons: [
    {
      right: {
        picture: <OfferList offers={[rent, lease]} />,
        why: 'Each link says where it leads, even on its own.',
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
        why: 'In a list of links, these two are the same.',
      },
    },
  ],
  heard: [
    'A list of offers, each with a level 3 heading, or level 2 with `level`, and a list of benefits.',
    'Drawings and ticks are hidden.',
  ],
  owes: [
    'A heading above it, one level higher than its titles.',
    'A unique `linkLabel` and `href` for each offer.',
  ],
};
