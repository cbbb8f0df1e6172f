import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  encodeTile,
  type MapIndex,
  type MapLanguage,
  type MapLevel,
  type MapStreet,
  type TileAddress,
  tileAt,
  tileKey,
} from '@tilava/domain/map';
import type { Position } from '@tilava/domain/place';
import { districts, withoutCity } from '../places/capital/districts.ts';
import { pointsOf, readRegister, registerFile } from '../places/capital/readRegister.ts';
import { stations } from './stations.ts';

const pack = promisify(gzip);

/** To be raised when tiles are made otherwise, so that browsers fetch them again. */
const format = 1;

/** Streets by their name in the tile's language, each with its numbered addresses. */
type Streets = Map<string, (Position & { readonly number: string })[]>;

interface Tile {
  readonly address: TileAddress;
  readonly streets: Readonly<Record<MapLanguage, Streets>>;
}

/** The map's tiles, made from the address register when the first is asked for and packed one by one. */
export function mapTiles() {
  const version = createHash('sha256')
    .update(readFileSync(registerFile))
    .update(JSON.stringify({ format, districts, stations }))
    .digest('hex')
    .slice(0, 12);
  let made: Promise<ReadonlyMap<string, Tile>> | undefined;
  const tiles = () => (made ??= makeTiles());
  const packed = new Map<string, Promise<Buffer>>();

  return {
    version,
    index: async (): Promise<Omit<MapIndex, 'layers' | 'pmtiles'>> => ({
      version,
      tiles: [...(await tiles()).keys()],
      places: [
        ...districts.map(({ finnish, swedish, latitude, longitude }) => ({
          kind: 'district' as const,
          names: { fi: withoutCity(finnish), sv: withoutCity(swedish) },
          latitude,
          longitude,
        })),
        ...stations.map(({ mode, finnish, swedish, latitude, longitude }) => ({
          kind: mode,
          names: { fi: finnish, sv: swedish },
          latitude,
          longitude,
        })),
      ],
    }),

    /** Compressed by gzip; null where there is no address. */
    async tile(key: string, language: MapLanguage, level: MapLevel): Promise<Buffer | null> {
      const tile = (await tiles()).get(key);
      if (tile === undefined) return null;
      const name = `${language}/${level}/${key}`;
      const known = packed.get(name) ?? pack(encode(tile, language, level), { level: 9 });
      packed.set(name, known);
      return known;
    },
  };
}

export type MapTiles = ReturnType<typeof mapTiles>;

async function makeTiles(): Promise<ReadonlyMap<string, Tile>> {
  const tiles = new Map<string, Tile>();
  for (const [index, street] of readRegister().streets.entries()) {
    // There are 97,000 addresses: others are to be answered meanwhile.
    if (index % 200 === 0) await setImmediate();
    const names = { fi: street.finnish || street.swedish, sv: street.swedish || street.finnish };
    for (const point of pointsOf(street)) {
      const address = tileAt(point);
      const key = tileKey(address);
      const tile = tiles.get(key) ?? { address, streets: { fi: new Map(), sv: new Map() } };
      tiles.set(key, tile);
      for (const language of ['fi', 'sv'] as const) {
        const streets: Streets = tile.streets[language];
        const points = streets.get(names[language]) ?? [];
        streets.set(names[language], points);
        points.push(point);
      }
    }
  }
  return tiles;
}

/** Metres between addresses of an overview, and the extent from which on a street is named in it. */
const [spacing, shortestNamed] = [50, 250];

/** Each side of a street in the order of its numbers: neighbours come after each other. */
function encode({ address, streets }: Tile, language: MapLanguage, level: MapLevel): Uint8Array {
  const number = ({ number: text }: { readonly number: string }) => Number.parseInt(text, 10) || 0;
  const sorted = [...streets[language]].map(([name, points]) => ({
    name,
    addresses: points.toSorted(
      (one, other) => (number(one) % 2) - (number(other) % 2) || number(one) - number(other),
    ),
  }));
  return encodeTile(address, { streets: level === 'detail' ? sorted : thinOut(sorted) });
}

function thinOut(streets: readonly MapStreet[]): MapStreet[] {
  const taken = new Set<string>();
  const thinned = streets.map(({ name, addresses }) => ({
    name: extentOf(addresses) < shortestNamed ? '' : name,
    addresses: addresses.filter((position) => {
      const { x, y } = metresOf(position);
      const cell = `${Math.floor(x / spacing)} ${Math.floor(y / spacing)}`;
      return !taken.has(cell) && taken.add(cell);
    }),
  }));
  const named = thinned.filter(({ name, addresses }) => name !== '' && addresses.length > 0);
  const others = thinned.filter(({ name }) => name === '').flatMap(({ addresses }) => addresses);
  return [...named, ...(others.length === 0 ? [] : [{ name: '', addresses: others }])];
}

function extentOf(addresses: readonly Position[]): number {
  const metres = addresses.map(metresOf);
  const [xs, ys] = [metres.map(({ x }) => x), metres.map(({ y }) => y)];
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** Near enough within the capital region. */
const metresOf = ({ latitude, longitude }: Position) => ({ x: longitude * 55_300, y: latitude * 111_400 });
