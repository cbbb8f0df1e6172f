import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { premises, type TableProps } from './premises.ts';

type Load = () => Promise<{ readonly default: ComponentType<TableProps> }>;

// Each by itself, so that none weighs on the memory of another.
const tables: Readonly<Record<string, Load>> = {
  ours: () => import('./OurTable.tsx'),
  bare: () => import('./BareTable.tsx'),
  aria: () => import('./AriaTable.tsx'),
};

const wanted = new URLSearchParams(location.search);
const all = premises(Number(wanted.get('rows')));
const filtered = all.filter(({ name }) => name.startsWith('Office'));

function Page({ Table }: { readonly Table: ComponentType<TableProps> }) {
  const [rows, setRows] = useState<TableProps['rows']>([]);
  return (
    <>
      <button id="show" onClick={() => setRows(all)}>
        Show
      </button>
      <button id="filter" onClick={() => setRows(filtered)}>
        Filter
      </button>
      <button id="clear" onClick={() => setRows([])}>
        Clear
      </button>
      <Table rows={rows} />
    </>
  );
}

const load = tables[wanted.get('table') ?? ''];
const root = document.querySelector('#root');
if (load === undefined || root === null) throw new Error('No such table.');
const { default: Table } = await load();
createRoot(root).render(<Page Table={Table} />);
