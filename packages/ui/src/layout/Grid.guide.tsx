import { Card } from '../components/Card/Card.tsx';
import { Text } from '../components/Text/Text.tsx';
import { byClass } from '../guide/byClass.ts';
import type { Guide } from '../guide/guide.ts';
import { Wide } from '../guide/Wide.tsx';
import { grid } from './Grid.css.ts';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const cards = (...words: readonly string[]) =>
  words.map((word) => (
    <Card as="li" key={word}>
      <Text>{word}</Text>
    </Card>
  ));

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For many things of one kind that are looked over: cards of premises, tiles with numbers, pictures.',
    'Where the width says how many stand beside each other, and not the number of things.',
  ],
  avoid: [
    { when: 'Things are as wide as their words.', take: 'Inline' },
    { when: 'They stand below each other at every width.', take: 'Stack' },
    { when: 'They are compared fact by fact.', take: 'DataTable or ComparisonTable' },
    { when: 'Fields of a form share a line.', take: 'FormSection' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <Grid as="ul" columns="narrow">
          {cards('Office', 'Storage', 'Retail', 'Restaurant')}
        </Grid>
      </Wide>
    ),
    parts: [
      {
        name: 'Grid',
        about: 'Takes the whole width, and makes as many columns of it as there is room for.',
        selector: byClass(grid({ columns: 'narrow' })),
      },
      {
        name: 'Child',
        about:
          'As wide as its column, which is at least `narrow`, `medium` or `wide`. Where the window has less, it takes the whole width.',
        selector: 'li',
      },
      { name: 'Gap', about: 'The same between rows and columns (`gap`, in units of 4 px).' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <Grid as="ul" columns="narrow" gap={3}>
              {cards('Office', 'Storage and archive', 'Retail', 'Restaurant')}
            </Grid>
          </Wide>
        ),
        why: 'Columns of one width: edges stand below each other, and the eye goes straight down.',
      },
      wrong: {
        picture: (
          <Wide>
            <Inline as="ul">{cards('Office ', 'Storage and archive ', 'Retail ', 'Restaurant ')}</Inline>
          </Wide>
        ),
        why: 'Cards as wide as their words: no two edges meet.',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <Stack gap={2}>
              <Text>Porkkalankatu 1</Text>
              <Text>Two rooms and a shop window on the ground floor.</Text>
            </Stack>
          </Wide>
        ),
        why: 'What is read one after the other stands one below the other: Stack.',
      },
      wrong: {
        picture: (
          <Wide>
            <Grid columns="narrow" gap={2}>
              <Text>Elimäenkatu 17</Text>
              <Text>Two rooms and a shop window in the yard.</Text>
            </Grid>
          </Wide>
        ),
        why: 'Things of two kinds in columns: it looks as if they were alike.',
      },
    },
  ],
  keys: [],
  focus: ['Tab goes along the rows, in the order of the children.'],
  heard: [
    'Nothing of its own: children are read in their order, row by row.',
    'As `ul` it is a `list`, and the number of things is said, also in Safari.',
  ],
  owes: ['`li` as the children of a `ul`.', 'Things of one kind, of about the same height.'],
};
