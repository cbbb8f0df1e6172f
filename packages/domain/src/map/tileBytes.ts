import type { Position } from '../place/position.ts';

/** A tile's column and row, counted eastwards and northwards from 0° E 0° N. */
export interface TileAddress {
  readonly x: number;
  readonly y: number;
}

/** A position in steps of 2.2 m, which are equal both ways in the capital region. */
export interface Steps {
  readonly east: number;
  readonly north: number;
}

const stepsPerDegree = { latitude: 50_000, longitude: 25_000 };

/** A side of a tile. */
export const stepsPerTile = 1000;

/** Not rounded. */
export const toSteps = ({ latitude, longitude }: Position): Steps => ({
  east: longitude * stepsPerDegree.longitude,
  north: latitude * stepsPerDegree.latitude,
});

/** The position so many steps north and east of 0° E 0° N. */
export const fromSteps = ({ east, north }: Steps): Position => ({
  latitude: north / stepsPerDegree.latitude,
  longitude: east / stepsPerDegree.longitude,
});

/** In the southwest. */
const cornerOf = ({ x, y }: TileAddress): Steps => ({ east: x * stepsPerTile, north: y * stepsPerTile });

/**
 * Packs numbers as LEB128, and lines of positions: how many there are, and how many steps each lies north and east of the one
 * before, in zigzag code. Most take two bytes.
 */
export function tileWriter(address: TileAddress) {
  const bytes: number[] = [];
  let { north, east } = cornerOf(address);

  const write = (value: number): void => {
    for (let rest = value; ; rest >>>= 7) {
      if (rest < 128) return void bytes.push(rest);
      bytes.push((rest & 127) | 128);
    }
  };
  const writeSigned = (value: number): void => write(value < 0 ? -2 * value - 1 : 2 * value);

  return {
    write,
    /** The next line begins at the tile's corner. */
    restart: () => void ({ north, east } = cornerOf(address)),
    writeLine(positions: readonly Position[]): void {
      write(positions.length);
      for (const position of positions) {
        const steps = toSteps(position);
        const [toNorth, toEast] = [Math.round(steps.north), Math.round(steps.east)];
        writeSigned(toNorth - north);
        writeSigned(toEast - east);
        [north, east] = [toNorth, toEast];
      }
    },
    bytes: () => Uint8Array.from(bytes),
  };
}

/** Reads what `tileWriter` has packed. Throws a `RangeError` where bytes are missing. */
export function tileReader(address: TileAddress, bytes: Uint8Array) {
  let at = 0;
  let { north, east } = cornerOf(address);

  const read = (): number => {
    for (let [value, shift] = [0, 0]; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError(`The map's tile ${address.x}-${address.y} is cut off`);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const readSigned = (): number => {
    const value = read();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };

  return {
    read,
    restart: () => void ({ north, east } = cornerOf(address)),
    readLine: (): Position[] =>
      Array.from({ length: read() }, () => {
        north += readSigned();
        east += readSigned();
        return fromSteps({ north, east });
      }),
    isAtEnd: () => at >= bytes.length,
  };
}
