import { useQueries, useQuery } from '@tanstack/react-query';
import {
  decodeTile,
  type MapIndex,
  type MapLanguage,
  type MapLevel,
  type TileAddress,
  tileAt,
  tileKey,
  tilesWithin,
} from '@tilava/domain/map';
import { matchRadius } from '@tilava/domain/matching';
import { distanceBetween, type Position } from '@tilava/domain/place';
import { detailZoom, type MapBounds, type MapPlace, type MapTile } from '@tilava/ui/PremisesMap';
import { useCallback, useMemo, useState } from 'react';

const mapIndexQuery = {
  queryKey: ['map', 'index'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    readIndex(await load('/map/index.json', signal)),
  staleTime: Infinity,
  meta: { isSilent: true },
};

/** The stations nearest to a place, with their distances in metres; none until they are loaded. */
export function useNearestStations(location: Position, count: number) {
  const index = useQuery(mapIndexQuery);
  return (index.data?.places ?? [])
    .filter(({ kind }) => kind !== 'district')
    .map((station) => ({ ...station, distance: distanceBetween(location, station) }))
    .filter(({ distance }) => distance <= matchRadius)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count);
}

interface Tile {
  readonly address: TileAddress;
  readonly level: MapLevel;
}

const noTiles: readonly Tile[] = [];

/** What a map is drawn with, loaded as far as it is looked at; streets are named in Swedish or else in Finnish. */
export function useMapData(language: MapLanguage, trainSign: string) {
  const index = useQuery(mapIndexQuery);
  const [wanted, setWanted] = useState(noTiles);
  const { version, tiles: known } = index.data ?? {};
  const there = useMemo(() => new Set(known), [known]);

  const tiles = useQueries({
    queries: wanted
      .filter(({ address }) => there.has(tileKey(address)))
      .map(({ address, level }) => {
        const key = tileKey(address);
        return {
          queryKey: ['map', 'tile', version, language, level, key],
          queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<MapTile> => {
            const answer = await load(`/map/${version}/${language}/${level}/${key}.bin`, signal);
            const { streets } = decodeTile(address, new Uint8Array(await answer.arrayBuffer()));
            return { key: `${level} ${key}`, streets };
          },
          staleTime: Infinity,
          meta: { isSilent: true },
        };
      }),
    combine: loadedOf,
  });

  const places = useMemo(
    (): readonly MapPlace[] =>
      (index.data?.places ?? []).map(({ kind, names, latitude, longitude }) => ({
        kind,
        name: names[language],
        latitude,
        longitude,
        ...(kind === 'metro' && { sign: 'M' }),
        ...(kind === 'train' && { sign: trainSign }),
      })),
    [index.data, language, trainSign],
  );

  const onViewChange = useCallback((bounds: MapBounds, zoom: number) => {
    const level = zoom >= detailZoom ? 'detail' : 'overview';
    setWanted((before) => {
      const next = tilesWithin(bounds).map((address) => ({ address, level }) as const);
      // What was looked at before stays: it is there when somebody comes back.
      const kept = before.filter((tile) => tile.level === level && !next.some((one) => isSame(one, tile)));
      const isUnchanged =
        kept.length === before.length - next.length &&
        next.every((one) => before.some((tile) => isSame(one, tile)));
      return isUnchanged ? before : [...kept.slice(-maxKept), ...next];
    });
  }, []);

  return {
    tiles,
    places,
    onViewChange,
    /** Unknown while the index is loading. */
    covers: (position: Position): boolean | undefined =>
      index.isPending ? undefined : there.has(tileKey(tileAt(position))),
  };
}

/** The tiles of a few screens. */
const maxKept = 60;

const isSame = (one: Tile, other: Tile): boolean =>
  one.level === other.level && one.address.x === other.address.x && one.address.y === other.address.y;

const loadedOf = (results: readonly { readonly data: MapTile | undefined }[]): readonly MapTile[] =>
  results.flatMap(({ data }) => data ?? []);

async function load(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer;
}

/** The server that made the index is that of this app. */
const readIndex = async (answer: Response): Promise<MapIndex> => answer.json();
