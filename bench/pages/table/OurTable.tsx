import { DataTable, type Column } from '@tilava/ui/DataTable';
import '@tilava/ui/theme';
import { columns, type Premises, type TableProps } from './premises.ts';

const ourColumns: readonly Column<Premises>[] = columns.map(([header, field], index) => ({
  id: field,
  header,
  width: 20,
  isRowHeader: index === 0,
  cell: (row) => row[field],
}));
const rowKey = (row: Premises) => row.id;
const href = (row: Premises) => `/user/matches/${row.id}`;

/** The table of the library, with a link a row. */
export default function OurTable({ rows }: TableProps) {
  return (
    <DataTable
      caption="Matches"
      columns={ourColumns}
      rows={rows}
      rowKey={rowKey}
      href={href}
      empty="No matches"
      rowLabels={{ failed: 'Error', retry: 'Try again' }}
      loadingLabel="Loading matches"
    />
  );
}
