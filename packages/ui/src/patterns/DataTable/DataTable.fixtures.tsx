import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { RouterProvider } from '../../components/RouterProvider/RouterProvider.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { sampleMatch } from '../MatchMeter/MatchMeter.fixtures.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { DataTable, type Column, type DataTableProps, type Sort } from './DataTable.tsx';

/** One row of the stories. */
export interface Premises {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly address: string;
  readonly from: string;
  readonly percent: number;
}

const seeds: readonly Omit<Premises, 'id'>[] = [
  {
    type: 'Office',
    description: 'Third floor, two rooms and a kitchen, morning light on the courtyard side.',
    address: 'Mannerheimintie 12, Helsinki',
    from: '01/02/2026',
    percent: 92,
  },
  {
    type: 'Retail',
    description: 'Corner shop at street level with large display windows.',
    address: 'Hämeenkatu 4, Tampere',
    from: '15/03/2026',
    percent: 78,
  },
  {
    type: 'Storage',
    description: 'Dry, heated, a loading door three metres wide.',
    address: 'Satamatie 1, Turku',
    from: '01/01/2026',
    percent: 61,
  },
];

/** The same rows with every run. */
export function premises(count: number): readonly Premises[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = seeds[index % seeds.length];
    if (seed === undefined) throw new Error('There are no seeds.');
    return { ...seed, id: String(index + 1), type: `${seed.type} ${index + 1}` };
  });
}

/** Called when a favourite is set or taken back. */
export const isWanted = fn();

function Favorite({ name }: { readonly name: string }) {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <ToggleButton
      label={`Favorite ${name}`}
      isLabelHidden
      isSelected={isSelected}
      onChange={(next) => {
        isWanted(next);
        setIsSelected(next);
      }}
    />
  );
}

/** Columns with every kind of content. */
export const columns: readonly Column<Premises>[] = [
  { id: 'property', header: 'Property', width: 16, isRowHeader: true, cell: (row) => row.type },
  { id: 'description', header: 'Description', width: 30, cell: (row) => row.description },
  { id: 'location', header: 'Location', width: 20, cell: (row) => row.address },
  { id: 'available', header: 'Available time', width: 12, cell: (row) => row.from },
  {
    id: 'match',
    header: 'Match with property',
    width: 16,
    cell: (row) => <MatchMeter {...sampleMatch(row.percent)} />,
    skeleton: <Skeleton size="meter" />,
    isSortable: true,
  },
  { id: 'favorite', header: 'Favorite', isHeaderHidden: true, cell: (row) => <Favorite name={row.type} /> },
];

/** A row as a card of its own. */
export function premisesCard(row: Premises) {
  return (
    <MatchCard
      title={row.type}
      href={`/user/matches/${row.id}`}
      drawing={Number(row.id)}
      meter={<MatchMeter {...sampleMatch(row.percent)} />}
      facts={['128 m²', '2 rooms']}
      price="1 250 € a month"
      details={[row.address, '850 m away', `from ${row.from}`]}
      reasons="Close by"
      action={<Favorite name={row.type} />}
    />
  );
}

/** Draws all but the second row. */
export function failingOnTheSecond<Drawn>(draw: (row: Premises) => Drawn) {
  return (row: Premises): Drawn => {
    if (row.id === '2') throw new TypeError('Half of the row is missing.');
    return draw(row);
  };
}

/** Called with the address of a row that was followed. */
export const navigate = fn();

/** A table whose links the app's router follows, and which is sorted by the match unless the story holds the sort. */
export function PremisesTable({ rows, onSortChange, ...props }: DataTableProps<Premises>) {
  const [sort, setSort] = useState<Sort>();
  const sorted = useMemo(() => {
    if (sort === undefined) return rows;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return rows.toSorted((one, other) => sign * ((one?.percent ?? 0) - (other?.percent ?? 0)));
  }, [rows, sort]);
  return (
    <RouterProvider navigate={navigate}>
      {props.sort === undefined ? (
        <DataTable {...props} {...(sort && { sort })} rows={sorted} onSortChange={setSort} />
      ) : (
        <DataTable {...props} rows={rows} {...(onSortChange && { onSortChange })} />
      )}
    </RouterProvider>
  );
}
