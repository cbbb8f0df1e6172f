import { Card } from '../../components/Card/Card.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { RowFailure, type RowFailureProps } from './RowGuard.tsx';

/** What stands there once drawing has failed. */
const failure: RowFailureProps = {
  labels: { failed: 'This match cannot be shown', retry: 'Try again' },
  place: { as: 'card' },
  attributes: undefined,
  hasFocus: false,
  onRetry: () => {},
};

export const guide: Guide = {
  use: [
    'Around each entry of a list whose data come from elsewhere: one that cannot be drawn keeps its place, and the others stay.',
    'Around a row of a table (`as="row"`), an item of a list or a card.',
  ],
  avoid: [
    { when: 'The list is a DataTable.', take: 'Its `rowLabels`: it guards its rows itself' },
    { when: 'The whole page failed.', take: 'ErrorPage' },
    { when: 'The list could not be loaded.', take: 'Notice in its place, with a button to try again' },
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
        why: 'A guard around each entry: two of three can be read.',
      },
      wrong: {
        picture: (
          <RowFailure {...failure} labels={{ failed: 'The matches cannot be shown', retry: 'Try again' }} />
        ),
        why: 'One guard around the list: a single entry takes all of them away.',
      },
    },
  ],
  focus: [
    'When trying again succeeds, the focus goes into the entry; when it fails again, it is on the new button.',
    'An entry that is drawn again because its `subject` changed takes no focus.',
  ],
  heard: [
    'Nothing is announced: the words stand in the place of the entry, as the row, item or card that it would be.',
    'As a `row` it has one cell across all columns.',
  ],
  owes: [
    '`subject`: what the entry is drawn from, so that new data are tried by themselves.',
    '`columnCount` for a row.',
  ],
};
