import type { Guide } from '../../guide/guide.ts';
import { Grid } from '../../layout/Grid.tsx';
import { PremisesDrawing } from './PremisesDrawing.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For premises without pictures, in a list and on their page.',
    'Where a picture could not be loaded.',
  ],
  avoid: [
    { when: 'Several stand side by side, to decorate.', take: 'PremisesStreet' },
    { when: 'There is nothing in a list.', take: 'EmptyDrawing' },
    { when: 'An offer is told.', take: 'OfferDrawing' },
    { when: 'There are pictures.', take: 'Gallery' },
  ],
  anatomy: {
    picture: <PremisesDrawing number={3} alt="Storage, Elimäenkatu 17" />,
    parts: [
      { name: 'Sheet', about: 'Four to three. It fills the width of its place.', selector: 'svg' },
      { name: 'Sky', about: 'Follows the theme: dark where the page is.' },
      { name: 'Ground', about: 'At the same height in every drawing.' },
      { name: 'Building', about: 'One of eight, by `number`. After the last they begin again.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Grid columns="narrow" gap={4}>
            <PremisesDrawing number={1} />
            <PremisesDrawing number={3} />
            <PremisesDrawing number={6} />
          </Grid>
        ),
        why: 'The number comes from the id: premises look different, and each the same every time.',
      },
      wrong: {
        picture: (
          <Grid columns="narrow" gap={4}>
            <PremisesDrawing number={3} />
            <PremisesDrawing number={3} />
            <PremisesDrawing number={3} />
          </Grid>
        ),
        why: 'One drawing for all: the list seems to show one house three times.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'With `alt` a picture (`img`) of that name.',
    'Without `alt` nothing: it is hidden from screen readers.',
  ],
  owes: [
    'No `alt` where the words beside it say the same, as on a card.',
    'The same `number` for the same premises wherever they are shown.',
    'A place with a width: it has none of its own.',
  ],
};
