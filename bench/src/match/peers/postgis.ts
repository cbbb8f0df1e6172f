import { matchRadius } from '@tilava/domain/matching';
import { Client } from 'pg';
import { dividers, pageQuery } from './pageQuery.ts';
import type { Peer, PeerSource } from './peer.ts';

/** Metres that the extension's own shape of the Earth does not take away from the circle. */
const radius = matchRadius + 30;

const geography = (longitude: string | number, latitude: string | number) =>
  `st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`;
const place = geography('longitude', 'latitude');

/**
 * PostgreSQL with PostGIS, which finds the candidates; plain SQL scores them.
 *
 * @throws Error where the extension is not installed
 */
export async function openPostgis({ url }: PeerSource): Promise<Peer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create extension if not exists postgis');
  await client.query(`create index on announcements using gist ((${place})) where is_active`);
  await client.query('analyze announcements');
  return async (need) => {
    const { longitude, latitude } = need.scored.location;
    const near = `(select id, latitude, longitude, residence_flag, rent, size, rooms, floor, amenities, deposit,
        move_in_date - date '1970-01-01' as move_in_day, move_out_date - date '1970-01-01' as move_out_day
      from announcements where is_active and st_dwithin(${place}, ${geography(longitude, latitude)}, ${radius})) as premises`;
    const { rows } = await client.query<{ id: string; total: string }>(
      pageQuery(need, near, dividers.postgres),
    );
    return { total: Number(rows[0]?.total ?? 0), ids: rows.map(({ id }) => id) };
  };
}
