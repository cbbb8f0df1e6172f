/** PostgreSQL with an extension that finds places: it finds the candidates, and plain SQL scores them. */
import { matchRadius } from '@tilava/domain/matching';
import type { Position } from '@tilava/domain/place';
import { Client } from 'pg';
import { dialects, pageQuery } from './pageQuery.ts';
import type { Peer, PeerSource } from './peer.ts';

/** Metres that neither extension's own shape of the Earth takes away from the circle. */
const radius = matchRadius + 30;

interface Extension {
  readonly names: readonly string[];
  /** What the index is over. */
  readonly place: string;
  readonly isNear: (middle: Position) => string;
}

const earthPlace = 'll_to_earth(latitude, longitude)';
const geography = (longitude: string | number, latitude: string | number) =>
  `st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`;
const geographyPlace = geography('longitude', 'latitude');

const extensions = {
  earthdistance: {
    names: ['cube', 'earthdistance'],
    place: earthPlace,
    isNear: ({ latitude, longitude }) =>
      `earth_box(ll_to_earth(${latitude}, ${longitude}), ${radius}) @> ${earthPlace}`,
  },
  postgis: {
    names: ['postgis'],
    place: geographyPlace,
    isNear: ({ latitude, longitude }) =>
      `st_dwithin(${geographyPlace}, ${geography(longitude, latitude)}, ${radius})`,
  },
} as const satisfies Record<string, Extension>;

/** @throws Error where the extension is not installed */
async function openExtension({ names, place, isNear }: Extension, { url }: PeerSource): Promise<Peer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const name of names) await client.query(`create extension if not exists ${name}`);
  await client.query(`create index on announcements using gist ((${place})) where is_active`);
  await client.query('analyze announcements');
  return async (need) => {
    const near = `(select id, latitude, longitude, residence_flag, rent, size, rooms, floor, amenities, deposit,
        move_in_date - date '1970-01-01' as move_in_day, move_out_date - date '1970-01-01' as move_out_day
      from announcements where is_active and ${isNear(need.scored.location)}) as premises`;
    const { rows } = await client.query<{ id: string; total: string }>(
      pageQuery(need, near, dialects.postgres),
    );
    return { total: Number(rows[0]?.total ?? 0), ids: rows.map(({ id }) => id) };
  };
}

/** See `openExtension`. */
export const openEarthdistance = (source: PeerSource): Promise<Peer> =>
  openExtension(extensions.earthdistance, source);
/** See `openExtension`. */
export const openPostgis = (source: PeerSource): Promise<Peer> => openExtension(extensions.postgis, source);
