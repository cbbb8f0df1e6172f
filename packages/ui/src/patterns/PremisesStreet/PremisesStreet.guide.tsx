import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Grid } from '../../layout/Grid.tsx';
import { ink } from '../PremisesDrawing/drawings/ink.css.ts';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';
import { PremisesStreet } from './PremisesStreet.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['To decorate a broad place with several buildings at once, as LandingHero does.'],
  avoid: [
    { when: 'A building stands for certain premises.', take: 'PremisesDrawing' },
    { when: 'There is nothing in a list.', take: 'EmptyDrawing' },
  ],
  anatomy: {
    picture: <PremisesStreet numbers={[1, 3, 7]} />,
    parts: [
      {
        name: 'Sheet',
        about: 'The more buildings, the broader beside its height. It fills the width of its place.',
        selector: 'svg',
      },
      { name: 'Sky', about: 'One for all of them.', selector: byClass(ink.sky) },
      { name: 'Building', about: 'One of PremisesDrawing.', selector: 'g[transform]' },
      { name: 'Tree', about: 'Stands between two buildings.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <PremisesStreet numbers={[1, 3, 7]} />,
        why: 'One sky and one street: a town.',
      },
      wrong: {
        picture: (
          <Grid columns="narrow" gap={4}>
            <PremisesDrawing number={1} />
            <PremisesDrawing number={3} />
            <PremisesDrawing number={7} />
          </Grid>
        ),
        why: 'Three sheets side by side are three premises to choose from, and none of them can be pressed.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: ['Nothing: it is hidden from screen readers (`aria-hidden`), and cannot have the focus.'],
  owes: [
    'At least one number, and each once.',
    'A place that is broad enough: the drawing is as wide as it is.',
  ],
};
