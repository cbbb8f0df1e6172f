import { Select } from '@tilava/ui/Select';
import type { Direction } from '../../model/adminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface OrderSelectProps {
  readonly sort: string;
  readonly direction: Direction;
  /** What the list may be ordered by besides its age, with its label. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly onChange: (order: { readonly sort: string; readonly direction: string }) => void;
}

/** Chooses the order of a list. */
export function OrderSelect({ sort, direction, columns, onChange }: OrderSelectProps) {
  const words = useAdminTexts();
  const options = [
    { value: orderOf('createdAt', 'ascending'), label: words.oldest },
    { value: orderOf('createdAt', 'descending'), label: words.newest },
    ...columns.flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((way) => ({
        value: orderOf(id, way),
        label: `${header}, ${words[way]}`,
      })),
    ),
  ];
  return (
    <Select
      label={words.order}
      placeholder={words.oldest}
      options={options}
      value={orderOf(sort, direction)}
      onChange={(value) => {
        const [nextSort = 'createdAt', nextDirection = 'ascending'] = (value ?? '').split(' ');
        onChange({ sort: nextSort, direction: nextDirection });
      }}
    />
  );
}

/** An order as one value of the field. */
const orderOf = (sort: string, direction: Direction): string => `${sort} ${direction}`;
