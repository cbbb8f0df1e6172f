import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Position } from '@tilava/domain/place';

export interface PostalArea extends Position {
  readonly postalCode: string;
  /** In Finnish. */
  readonly municipality: string;
}

export interface Street {
  /** Either name may be empty, where a street has one only. */
  readonly finnish: string;
  readonly swedish: string;
  /** In Finnish. */
  readonly municipality: string;
  /** As they are packed: most streets are never asked for. */
  readonly points: string;
}

export interface StreetPoint extends Position {
  /** In lower case, such as `15a`; empty for a point of the whole street. */
  readonly number: string;
  readonly postalCode: string;
}

/** 97,105 addresses from Ryhti (Finnish Environment Institute, CC BY 4.0). */
export const registerFile = new URL('register.txt.br', import.meta.url);

/**
 * Reads the register that the product comes with: a line for each postal area (code, municipality, latitude and
 * longitude), an empty one, and a line for each street (Finnish name, Swedish name, municipality and points), their
 * cells between tabs. Positions are in hundred thousandths of a degree.
 */
export function readRegister(): {
  readonly areas: readonly PostalArea[];
  readonly streets: readonly Street[];
} {
  const packed = readFileSync(registerFile);
  const [areas = '', streets = ''] = brotliDecompressSync(packed).toString().split('\n\n');
  return { areas: areas.split('\n').map(readArea), streets: streets.split('\n').map(readStreet) };
}

function readArea(line: string): PostalArea {
  const [postalCode = '', municipality = '', latitude, longitude] = line.split('\t');
  return {
    postalCode,
    municipality,
    latitude: degrees(Number(latitude)),
    longitude: degrees(Number(longitude)),
  };
}

function readStreet(line: string): Street {
  const [finnish = '', swedish = '', municipality = '', points = ''] = line.split('\t');
  return { finnish, swedish, municipality, points };
}

/** How many points a street has, about: it is asked of every street at once. */
export const sizeOf = ({ points }: Street): number => points.length;

/** The points of a street: of each its number, how far it lies from the one before, and its postal code if it is new. */
export function pointsOf({ points }: Street): StreetPoint[] {
  let [latitude, longitude, postalCode] = [0, 0, ''];
  return points.split(' ').map((point) => {
    const [number = '', north, east, code = postalCode] = point.split(',');
    latitude += Number(north);
    longitude += Number(east);
    postalCode = code;
    return { number, postalCode, latitude: degrees(latitude), longitude: degrees(longitude) };
  });
}

const degrees = (units: number): number => units / 100_000;
