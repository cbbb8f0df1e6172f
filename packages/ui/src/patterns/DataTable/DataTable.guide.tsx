import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { Guide } from '../../guide/guide.ts';
import { columns, premises } from './DataTable.fixtures.tsx';
import type { Premises } from './DataTable.fixtures.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const shared = {
  caption: 'Matches',
  rowKey: (row) => row.id,
  empty: 'No matches yet',
  rowLabels: { failed: 'Error', retry: 'Try again' },
  loadingLabel: 'Loading matches',
} as const satisfies Partial<DataTableProps<Premises>>;

const place = {
  id: 'property',
  header: 'Property',
  isRowHeader: true,
  cell: (row: Premises) => row.type,
} as const;
const rent = { id: 'rent', header: 'Rent per month', cell: (row: Premises) => rents[row.id] } as const;
const rents: Readonly<Record<string, string>> = {
  1: '699\u00a0€',
  2: '1\u00a0499\u00a0€',
  3: '1\u00a0250\u00a0€',
};

const few = (...ids: readonly string[]) => columns.filter(({ id }) => ids.includes(id));

export const guide: Guide = {
  use: [
    'For many things of one kind, compared by the same facts: matches, announcements, users.',
    'For lists of any length: above 100 rows, only those near the window are rendered, and `growth` loads more pages while scrolling.',
    'For lists that also work on a phone: each row becomes a card there.',
  ],
  avoid: [
    { when: 'It lists the facts about one thing.', take: 'DefinitionList' },
    { when: 'Two to four things are compared fact by fact, side by side.', take: 'ComparisonTable' },
    { when: 'Pictures matter more than facts.', take: 'Grid of PropertyCards' },
    { when: 'Numbers change over time.', take: 'LineChart or BarChart, which include their table' },
  ],
  anatomy: {
    picture: (
      <DataTable
        {...shared}
        columns={few('property', 'location', 'match', 'favorite')}
        rows={premises(2)}
        href={(row) => `/user/matches/${row.id}`}
      />
    ),
    parts: [
      {
        name: 'Caption',
        about: 'Names the table for screen readers.',
      },
      {
        name: 'Column header',
        about: 'Short enough to fit next to each value when rows are cards.',
      },
      {
        name: 'Sort button',
        about: 'A sortable header. Its icon shows the direction.',
      },
      {
        name: 'Row',
        about: 'The whole row follows its link.',
      },
      {
        name: 'Row header',
        about: 'What the row is. Its text is the link.',
      },
      {
        name: 'Cell',
        about: 'A fact. Numbers are aligned at the end (`align`).',
      },
      {
        name: 'Control of a row',
        about: 'Is above the row’s link and has its own target.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <DataTable {...shared} columns={[place, { ...rent, align: 'end' }]} rows={premises(3)} />,
        why: 'Numbers are aligned at the end of their column, so that sizes can be compared at a glance.',
      },
      wrong: {
        picture: <DataTable {...shared} columns={[place, rent]} rows={premises(3)} />,
        why: 'Numbers aligned at the start have to be read one by one.',
      },
    },
    {
      right: {
        picture: (
          <DataTable
            {...shared}
            columns={[place]}
            rows={[]}
            empty={
              <EmptyState
                title="No matches yet"
                description="Raise your maximum rent or look in another area."
              />
            }
          />
        ),
        why: 'An empty table says what’s missing and what to do next.',
      },
      wrong: {
        picture: <DataTable {...shared} columns={[place]} rows={[]} empty="No data" />,
        why: 'Is there nothing, or did it fail to load? People can’t tell and are stuck.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Moves to the sortable headers, then row by row to the link and the other controls.',
    },
    { name: 'Enter', does: 'Follows a row’s link, presses a button.' },
    { name: 'Space', does: 'Presses a button, ticks a checkbox.' },
  ],
  focus: [
    'It has no keys of its own: screen readers have theirs for tables.',
    'The focus ring of a row’s link is around the whole row.',
    'When the window gets narrower or wider, the focus stays on the same control of the same row.',
    'Sorting leaves the focus on the header that was pressed.',
    'The focused row stays in the document, however far people scroll; Tab continues from it.',
  ],
  heard: [
    'A `table` with a caption, column headers and one row header per row. The roles are also set explicitly, because Safari drops them when CSS turns the table into cards.',
    'With `renderCard`, each row is a card below 1024 px, where six columns would be too narrow. The rows are then a list named by the caption, and there’s no table; only one of the two is ever in the document. Without it, a row becomes a card below 640 px and the table stays a table: every value has its column’s header as a visible label, and screen readers find the header cells where they were.',
    'A row with an address has one link, in its row header. The selected row’s link has `aria-current`. The selected row has a thick line and a hovered one a thin line: not by colour alone.',
    'Selectable rows have a checkbox each, and the header has one for all, which may be mixed.',
    'A sortable column’s header is a button; `aria-sort` on the header gives the direction.',
    'What `below` adds belongs to its column’s cell, and is read with it.',
    'While loading, `aria-busy` is set, the skeletons are hidden from screen readers, and `loadingLabel` is announced once.',
    'The number of selected rows is a status, announced when it changes; the bar with its actions stays visible at the bottom of the window.',
    'A growing list announces its progress with every page, and failures to load a page. Its button does what scrolling does, and tries again.',
    'Above 100 rows, only those near the window are in the document. `aria-rowcount` and `aria-rowindex` count all of them; the browser’s find and print only see the rendered rows.',
  ],
  owes: [
    'Exactly one column with `isRowHeader`, with only text in its cell: it becomes the link’s name.',
    'A card whose title is its link. Cards have no buttons for sorting: offer that above them.',
    'Skeletons as high as what’s coming (`Column.skeleton`, `cardSkeleton`), so that nothing jumps.',
    'For `growth`: rows in the server’s order, with `undefined` for those it dropped.',
    '`rowLabels`: shown, with a button to try again, in place of a row that can’t be rendered.',
    'Column headers that make sense as labels.',
    'An `empty` that says what’s missing and what to do next.',
  ],
};
