import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { boxAround } from './box.ts';
import { dialects, pageQuery } from './pageQuery.ts';
import { premisesColumns, type Peer, type PeerSource } from './peer.ts';

const names = Object.keys(premisesColumns);

/** A table in memory with a tree of where its rows are. */
export async function openSqlite({ csv }: PeerSource): Promise<Peer> {
  const database = new DatabaseSync(':memory:');
  const columns = Object.entries(premisesColumns).map(([name, type]) => `${name} ${type}`);
  database.exec(`create table premises (${columns.join(', ')});
    create virtual table places using rtree (number, west, east, south, north); begin`);
  const insert = database.prepare(`insert into premises values (${names.map(() => '?').join(', ')})`);
  let isHeader = true;
  for await (const line of createInterface({ input: createReadStream(csv) })) {
    if (!isHeader) insert.run(...line.split(',').map((text, place) => valueOf(text, place)));
    isHeader = false;
  }
  database.exec(
    `insert into places select rowid, longitude, longitude, latitude, latitude from premises; commit`,
  );
  return (need) => {
    const { south, north, west, east } = boxAround(need.scored.location);
    const near = `(select premises.* from places join premises on premises.rowid = places.number
      where south >= ${south} and north <= ${north} and places.west >= ${west} and places.east <= ${east}) as premises`;
    const rows = database.prepare(pageQuery(need, near, dialects.sqlite)).all();
    return { total: Number(rows[0]?.['total'] ?? 0), ids: rows.map(({ id }) => String(id)) };
  };
}

/** The id comes first; all else are numbers, or nothing. */
const valueOf = (text: string, place: number): string | number | null =>
  text === '' ? null : place === 0 ? text : Number(text);
