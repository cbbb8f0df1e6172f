import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  decodeShapes,
  decodeTile,
  type MapIndex,
  type MapLanguage,
  type MapLevel,
  type TileAddress,
  tileAt,
  tileKey,
  tilesWithin,
} from '@tilava/domain/map';
import type { Locale } from '@tilava/domain/format';
import { matchRadius } from '@tilava/domain/matching';
import { distanceBetween, type Position } from '@tilava/domain/place';
import { detailZoom, type MapBounds, type MapPlace, type MapTile } from '@tilava/ui/PremisesMap';
import { useCallback, useMemo, useState } from 'react';
import type { MapTexts } from '../../texts/map/map.ts';

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

/** Streets and stations are named in Swedish or else in Finnish. */
export const mapLanguage = (locale: Locale): MapLanguage => (locale === 'sv' ? 'sv' : 'fi');

/** What a map is drawn with, loaded as far as it is looked at. */
export function useMapData(locale: Locale, { credit, trainSign }: Pick<MapTexts, 'credit' | 'trainSign'>) {
  const language = mapLanguage(locale);
  const index = useQuery(mapIndexQuery);
  const [wanted, setWanted] = useState(noTiles);
  const { version, tiles: known, layers, pmtiles } = index.data ?? {};
  const there = useMemo(() => new Set(known), [known]);
  const layersThere = useMemo(() => new Set(layers?.tiles), [layers]);

  const streets = useTiles(
    wanted.filter(({ address }) => there.has(tileKey(address))),
    `/map/${version}/${language}`,
    decodeTile,
  );
  const shapes = useTiles(
    wanted.filter(({ address }) => layersThere.has(tileKey(address))),
    `/map/${layers?.version}/layers`,
    (address, bytes) => ({ streets: [], shapes: decodeShapes(address, bytes) }),
  );
  const tiles = useMemo(() => [...shapes.loaded, ...streets.loaded], [shapes, streets]);
  const isComplete = shapes.isComplete && streets.isComplete;
  // What was there stays until all of the next level has come: the ground is never bare in between.
  const [complete, setComplete] = useState(tiles);
  if (isComplete && complete !== tiles) setComplete(tiles);
  const shown = useMemo(
    () => (isComplete ? tiles : [...new Set([...complete, ...tiles])]),
    [isComplete, complete, tiles],
  );
  const credits = useMemo(() => {
    const parts = [{ credit }, pmtiles, ...(layers?.list ?? [])];
    return [...new Set(parts.flatMap((part) => part?.credit ?? []))];
  }, [credit, layers, pmtiles]);

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
    const next = tilesWithin(bounds).map((address) => ({ address, level }) as const);
    const keys = new Set(next.map(({ address }) => tileKey(address)));
    // What was looked at before stays: it is there when somebody comes back.
    const isKept = (tile: Tile) => tile.level === level && !keys.has(tileKey(tile.address));
    setWanted((before) => [...before.filter(isKept).slice(-maxKept), ...next]);
  }, []);

  return {
    /** What each map is given. */
    map: { tiles: shown, places, credits, pmtiles: pmtiles?.path, onViewChange },
    /** Unknown while the index is loading. */
    covers: (position: Position): boolean | undefined =>
      index.isPending ? undefined : there.has(tileKey(tileAt(position))),
  };
}

/** Loads tiles from a folder, each level in a folder of its own. */
const useTiles = (
  wanted: readonly Tile[],
  folder: string,
  decode: (address: TileAddress, bytes: Uint8Array) => Omit<MapTile, 'key'>,
): TilesSoFar =>
  useQueries({
    queries: wanted.map(({ address, level }) => {
      const path = `${folder}/${level}/${tileKey(address)}.bin`;
      return {
        queryKey: ['map', 'tile', path],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<MapTile> => {
          const answer = await load(path, signal);
          return { key: path, ...decode(address, new Uint8Array(await answer.arrayBuffer())) };
        },
        staleTime: Infinity,
        meta: { isSilent: true },
      };
    }),
    combine: loadedOf,
  });

/** The tiles of a few screens. */
const maxKept = 60;

interface TilesSoFar {
  readonly loaded: readonly MapTile[];
  readonly isComplete: boolean;
}

const loadedOf = (results: readonly UseQueryResult<MapTile>[]): TilesSoFar => ({
  loaded: results.flatMap(({ data }) => data ?? []),
  isComplete: results.every(({ isPending }) => !isPending),
});

async function load(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer;
}

/** The server that made the index is that of this app. */
const readIndex = async (answer: Response): Promise<MapIndex> => answer.json();
