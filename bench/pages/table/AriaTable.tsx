import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { columns, type TableProps } from './premises.ts';
import './AriaTable.css';

/** The table of react-aria, which draws only the rows in sight of a box of its own. */
export default function AriaTable({ rows }: TableProps) {
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 72, headingHeight: 40 }}>
      <Table aria-label="Matches" className="aria-table">
        <TableHeader>
          {columns.map(([header], index) => (
            <Column key={header} isRowHeader={index === 0}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows}>
          {(row) => (
            <Row>
              {columns.map(([, field]) => (
                <Cell key={field}>{row[field]}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}
