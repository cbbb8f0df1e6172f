import { DuckDBInstance } from '@duckdb/node-api';
import { boxAround } from './box.ts';
import { dividers, pageQuery } from './pageQuery.ts';
import { premisesColumns, type Peer, type PeerSource } from './peer.ts';

/** Columns in memory, on all processors, in the order of their latitude, which lets DuckDB skip most of them. */
export async function openDuckdb({ csv }: PeerSource): Promise<Peer> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const columns = Object.entries(premisesColumns).map(([name, type]) => `'${name}': '${type}'`);
  await connection.run(`create table premises as
    select * from read_csv('${csv}', header = true, columns = {${columns.join(', ')}}) order by latitude`);
  return async (need) => {
    const { south, north, west, east } = boxAround(need.scored.location);
    const near = `(select * from premises where latitude between ${south} and ${north}
      and longitude between ${west} and ${east}) as premises`;
    const result = await connection.runAndReadAll(pageQuery(need, near, dividers.duckdb));
    const rows = result.getRowObjects();
    return { total: Number(rows[0]?.['total'] ?? 0), ids: rows.map(({ id }) => String(id)) };
  };
}
