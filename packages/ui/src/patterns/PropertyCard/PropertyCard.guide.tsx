import type { Guide } from '../../guide/guide.ts';
import { PropertyCard, type PropertyCardProps } from './PropertyCard.tsx';

const storage: PropertyCardProps = {
  title: 'Storage, Elimäenkatu 17',
  drawing: 3,
  kind: 'storage',
  drawingLabel: 'Illustration',
  facts: [
    { term: 'Rent per month', value: '1\u00a0250\u00a0€' },
    { term: 'Size', value: '128\u00a0m²' },
  ],
};

export const guide: Guide = {
  use: ['For sample premises: in a Grid, on a landing page.'],
  avoid: [
    { when: 'Matches are listed on a phone.', take: 'MatchCard' },
    { when: 'Many are compared by the same facts.', take: 'DataTable' },
    { when: 'A box contains something other than premises.', take: 'Card' },
  ],
  comparisons: [
    {
      right: {
        picture: <PropertyCard {...storage} />,
        why: 'The title says what and where: it makes sense in a list of headings.',
      },
      wrong: {
        picture: <PropertyCard {...storage} title="Premises" />,
        why: 'Every card in the list is called “Premises”.',
      },
    },
  ],
  heard: [
    'An `article` with a level 3 heading, or another `level`.',
    'The facts are a list of terms and values.',
    'The drawings are hidden; their label is read.',
  ],
  owes: [
    'A unique title for each card.',
    'The same facts in the same order on all cards of a list.',
    'The same `drawing` for the same premises wherever they are shown.',
    'A `drawingLabel`: nobody should take the drawings for pictures of the premises.',
  ],
};
