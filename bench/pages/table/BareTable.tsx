import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { columns, type TableProps } from './premises.ts';

/** The least that draws only the rows in sight: no styles, no links, no labels. */
export default function BareTable({ rows }: TableProps) {
  const virtualizer = useWindowVirtualizer({ count: rows.length, estimateSize: () => 72, overscan: 6 });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([header]) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={columns.length} height={above} />
        </tr>
        {items.map(({ index, key }) => (
          <tr key={key} data-index={index} ref={virtualizer.measureElement}>
            {columns.map(([, field]) => (
              <td key={field}>{rows[index]?.[field]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <td colSpan={columns.length} height={below} />
        </tr>
      </tbody>
    </table>
  );
}
