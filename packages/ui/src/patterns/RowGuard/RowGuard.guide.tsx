import { Card } from '../../components/Card/Card.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { RowFailure, type RowFailureProps } from './RowGuard.tsx';

/** What stands there once drawing has failed. */
const failure: RowFailureProps = {
  labels: { failed: 'Couldn’t show this match', retry: 'Try again' },
  place: { as: 'card' },
  attributes: undefined,
  hasFocus: false,
  onRetry: () => {},
};

export const guide: Guide = {
  use: [
    'Around each item of a list whose data comes from elsewhere: one that can’t be rendered keeps its place, and the others stay.',
    'Around a table row (`as="row"`), a list item or a card.',
  ],
  avoid: [
    { when: 'The list is a DataTable.', take: 'Its `rowLabels`: it guards its own rows' },
    { when: 'The whole page failed.', take: 'ErrorPage' },
    { when: 'The list couldn’t be loaded.', take: 'Notice in its place, with a button to try again' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={3}>
            <Card>Office, Kalevankatu 30</Card>
            <RowFailure {...failure} />
            <Card>Storage, Elimäenkatu 17</Card>
          </Stack>
        ),
        why: 'A guard around each item: two of three can be read.',
      },
      wrong: {
        picture: (
          <RowFailure {...failure} labels={{ failed: 'Couldn’t show the matches', retry: 'Try again' }} />
        ),
        why: 'One guard around the list: a single item takes down all of them.',
      },
    },
  ],
  focus: [
    'If trying again succeeds, the focus moves into the item; if it fails again, it’s on the new button.',
    'An item that’s rendered again because its `subject` changed takes no focus.',
  ],
  heard: [
    'Nothing is announced: the text is in the item’s place, as the row, item or card it would be.',
    'As a `row` it has one cell across all columns.',
  ],
  owes: ['`subject`: the item’s data, so that new data is tried automatically.', '`columnCount` for a row.'],
};
