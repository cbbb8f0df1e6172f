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
    'For many things of one kind that are compared by the same facts: matches, announcements, users.',
    'For lists of any length: above 100 rows only those near the window are drawn, and `growth` loads further pages on the way.',
    'For lists that are as good on a phone: each row becomes a card there.',
  ],
  avoid: [
    { when: 'The facts of a single thing are listed.', take: 'DefinitionList' },
    { when: 'Two to four things are compared fact by fact, side by side.', take: 'ComparisonTable' },
    { when: 'Pictures matter more than facts.', take: 'Grid of PropertyCards' },
    { when: 'Numbers have a course.', take: 'LineChart or BarChart, which bring their table along' },
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
        about: 'Short enough to stand beside each value where rows are cards.',
      },
      {
        name: 'Sort button',
        about: 'A header that sorts. Its drawing says in which direction.',
      },
      {
        name: 'Row',
        about: 'All of it leads where its link leads.',
      },
      {
        name: 'Row header',
        about: 'What the row is. Its text is the link.',
      },
      {
        name: 'Cell',
        about: 'A fact. Numbers stand at the end (`align`), one below the other.',
      },
      {
        name: 'Control of a row',
        about: 'Lies above the row’s link and has a target of its own.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <DataTable {...shared} columns={[place, { ...rent, align: 'end' }]} rows={premises(3)} />,
        why: 'Numbers stand at the end of their column, so that their sizes are compared at a glance.',
      },
      wrong: {
        picture: <DataTable {...shared} columns={[place, rent]} rows={premises(3)} />,
        why: 'Numbers that begin together and end anywhere have to be read one by one.',
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
                description="Widen the area or the rent, and matches appear here."
              />
            }
          />
        ),
        why: 'An empty table says what is missing and what to do next.',
      },
      wrong: {
        picture: <DataTable {...shared} columns={[place]} rows={[]} empty="No data" />,
        why: 'Is there nothing, or did it not load? The reader cannot tell, and is stuck.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The sortable headers, then row by row the link and the other controls.' },
    { name: 'Enter', does: 'Follows a row’s link, presses a button.' },
    { name: 'Space', does: 'Presses a button, ticks a box.' },
  ],
  focus: [
    'It has no keys of its own: it is a table to read, and screen readers bring theirs.',
    'The focus ring of a row’s link is drawn around the whole row.',
    'Where the window becomes narrow or wide, the focus goes on to the same control of the same row.',
    'Sorting leaves the focus on the header that was pressed.',
    'The row with the focus stays in the document, however far the window is scrolled; Tab goes on from it.',
  ],
  heard: [
    'A `table` with a caption, column headers and one row header a row. The roles are also written out, because Safari drops them when CSS turns the table into cards.',
    'With `renderCard` each row is a card under 1024 px, where six columns would be too tight. The rows are a list then, named by the caption, and there is no table; only one of the two is ever in the document. Without it, a row becomes a card under 640 px, and the table stays a table: every value keeps its column’s header as a visible label, and for screen readers the header cells stay where they were.',
    'A row with an address has one link, in its row header. The link of the chosen row has `aria-current`. The chosen row has a broad line and one that is passed over a slim one: no colour tells them apart alone.',
    'Rows that can be selected have a checkbox each, and the header one for all, which may be mixed.',
    'A sortable column’s header is a button; `aria-sort` on the header says the direction.',
    'While loading, `aria-busy` is set, the skeletons are hidden from screen readers, and `loadingLabel` is said once.',
    'How many rows are selected is a status of its own, said when it changes; the bar with what can be done stays in sight at the end of the window.',
    'A list that grows says how far it is with every page, and that a page could not be loaded. Its button does what scrolling does, and tries again.',
    'Above 100 rows only those near the window are in the document. `aria-rowcount` and `aria-rowindex` keep counting all of them; the browser’s own search and print see only the rows drawn.',
  ],
  owes: [
    'Exactly one column with `isRowHeader`, and in its cell only text: it becomes the link’s name.',
    'A card whose title is its link. Cards have no buttons to sort: offer that above them.',
    'Skeletons as high as what comes (`Column.skeleton`, `cardSkeleton`), so that nothing moves.',
    'For `growth`: rows in the order of the server, `undefined` at the places of those that it dropped.',
    '`rowLabels`: shown, with a button to try again, in place of a row that cannot be drawn.',
    'Column headers that can stand alone as labels.',
    'An `empty` that says what is missing and what to do next.',
  ],
};
