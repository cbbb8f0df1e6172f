import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import * as pens from './pens.css.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'As the `drawing` of an EmptyState, for what the product can be empty of: matches, favourites, messages, pictures.',
    'As `offline` where nothing was kept for reading without a network.',
  ],
  avoid: [
    { when: 'None of its situations fits.', take: 'EmptyState alone, which brings an empty room' },
    { when: 'Premises have no picture.', take: 'PremisesDrawing' },
    { when: 'A page failed or is not there.', take: 'ErrorPage, which has drawings of its own' },
    { when: 'An offer is shown to somebody new.', take: 'OfferDrawing' },
  ],
  anatomy: {
    picture: <EmptyDrawing of="announcements" />,
    parts: [
      { name: 'Sheet', about: 'Five to three, for every situation the same.', selector: 'svg' },
      {
        name: 'Thing',
        about: 'What would be there, as an architect draws it.',
        selector: byClass(pens.wall),
      },
      { name: 'Gap', about: 'Broken lines for what is missing.', selector: byClass(pens.missing) },
      {
        name: 'Accent',
        about: 'The one green thing: what would make it whole.',
        selector: byClass(pens.accent),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <EmptyState
            drawing={<EmptyDrawing of="favourites" />}
            title="No favourites yet"
            description="Mark premises that you like, and find them here."
            action={
              <Link href="#matches" variant="standalone">
                See your matches
              </Link>
            }
          />
        ),
        why: 'The drawing belongs to what is missing, and the words say it.',
      },
      wrong: {
        picture: <EmptyDrawing of="favourites" />,
        why: 'A drawing alone. Who does not see it has nothing, and who sees it has to guess.',
      },
    },
    {
      right: {
        picture: (
          <EmptyState drawing={<EmptyDrawing of="results" />} title="No premises between 20 and 40 m² here" />
        ),
        why: 'Nothing was found: the drawing for results.',
      },
      wrong: {
        picture: (
          <EmptyState drawing={<EmptyDrawing of="offline" />} title="No premises between 20 and 40 m² here" />
        ),
        why: 'The drawing tells of a lost connection, the words of a search.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: ['Nothing: it is hidden from screen readers (`aria-hidden`), and cannot have the focus.'],
  owes: ['A sentence beside it that says what is missing: the title of the EmptyState.'],
};
