import { useState } from 'react';
import { fn } from 'storybook/test';
import { premises, PremisesTable, type Premises } from './DataTable.fixtures.tsx';
import type { DataTableProps, Growth } from './DataTable.tsx';

const all = premises(58_000);

/** Called with how many rows are in memory. */
export const held = fn<(count: number) => void>();

/** Whether the page comes only when it is asked for again. */
export const isFirstTry = fn<(page: number) => boolean>();

/** Holds the pages near what is seen, as an app does; those of a server come a little later. */
export function Growing({ pageSize, ...args }: DataTableProps<Premises> & { readonly pageSize: number }) {
  const [pageCount, setPageCount] = useState(1);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  const [state, setState] = useState<Growth['state']>('more');
  const rows = Array.from({ length: pageCount * pageSize }, (_, index) => {
    const page = Math.floor(index / pageSize);
    return near.has(page) || page === pageCount - 1 ? all[index] : undefined;
  });
  held(rows.filter((row) => row !== undefined).length);
  const load = async () => {
    setState('loading');
    await Promise.resolve();
    if (isFirstTry(pageCount)) return setState('failed');
    setPageCount(pageCount + 1);
    setState('more');
  };
  return (
    <PremisesTable
      {...args}
      rows={rows}
      growth={{
        total: all.length,
        state,
        onMore: () => void load(),
        onShow: (places) => setNear(new Set(places.map((place) => Math.floor(place / pageSize)))),
        labels: {
          more: 'Show more',
          loading: 'Loading more matches',
          progress: `${rows.length} of ${all.length} matches`,
          failed: 'Couldn’t load more matches',
          tryAgain: 'Try again',
        },
      }}
    />
  );
}
