import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { ink } from '../PremisesDrawing/drawings/ink.css.ts';
import { OfferDrawing } from './OfferDrawing.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Beside the words of an offer: rooms to rent, premises to let, figures to read. Mostly in an OfferList.',
  ],
  avoid: [
    { when: 'It stands for certain premises.', take: 'PremisesDrawing' },
    { when: 'Something is missing.', take: 'EmptyDrawing' },
    { when: 'Real figures are shown.', take: 'BarChart: this one draws none' },
  ],
  anatomy: {
    picture: <OfferDrawing offer="rent" />,
    parts: [
      { name: 'Sheet', about: 'Two to one. It fills the width of its place.', selector: 'svg' },
      { name: 'Ground', about: 'The sky or the paper behind it.', selector: byClass(ink.sky) },
      {
        name: 'Accent',
        about: 'The one thing that matters: the room that is taken, the sign in the window, the middle.',
        selector: byClass(ink.accent),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={3}>
            <OfferDrawing offer="lease" />
            <Heading level={3} size="heading">
              Lease a space
            </Heading>
            <Text>For everybody who has premises to let.</Text>
          </Stack>
        ),
        why: 'The words say what is offered; the drawing makes it found again.',
      },
      wrong: {
        picture: (
          <Stack gap={3}>
            <OfferDrawing offer="insights" />
            <Text>The median rent within 3 km is 24.50 € / m².</Text>
          </Stack>
        ),
        why: 'Beside real figures its bars are taken for them, and they are made up.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: ['Nothing: it is hidden from screen readers (`aria-hidden`), and cannot have the focus.'],
  owes: ['Words beside it that say all of it.', 'A place with a width: it has none of its own.'],
};
