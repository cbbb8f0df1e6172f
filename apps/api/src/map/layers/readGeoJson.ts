import type { MapLayerKind } from '@tilava/domain/map';
import type { Position } from '@tilava/domain/place';
import { StartError } from '../../startError.ts';

/** Rings of areas, the outline first, or a track's points. */
export type Shape = readonly (readonly Position[])[];

/** What a layer of a kind is made of. */
const geometries: Readonly<Record<MapLayerKind, readonly string[]>> = {
  land: ['Polygon', 'MultiPolygon'],
  water: ['Polygon', 'MultiPolygon'],
  park: ['Polygon', 'MultiPolygon'],
  rail: ['LineString', 'MultiLineString'],
};

/**
 * Reads the shapes of a GeoJSON file (RFC 7946): a FeatureCollection, a Feature or a geometry.
 * @param source names the file in errors
 * @throws StartError with one line that names the file and the feature
 */
export function readGeoJson(text: string, kind: MapLayerKind, source: string): readonly Shape[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (cause) {
    throw new StartError(`${source} isn’t JSON`, { cause });
  }
  const features = isObject(root) && root['type'] === 'FeatureCollection' ? root['features'] : [root];
  if (!Array.isArray(features)) throw new StartError(`${source}: the FeatureCollection has no features`);
  return features.flatMap((feature: unknown, index) => {
    try {
      return readFeature(feature, kind);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new StartError(`${source}, feature ${index + 1}: ${error.message}`, { cause: error });
    }
  });
}

function readFeature(feature: unknown, kind: MapLayerKind): readonly Shape[] {
  if (!isObject(feature)) throw new RangeError('Expected a Feature or a geometry');
  const geometry = feature['type'] === 'Feature' ? feature['geometry'] : feature;
  // A Feature may be without a place.
  if (geometry === null) return [];
  const type = isObject(geometry) ? geometry['type'] : undefined;
  if (!isObject(geometry) || typeof type !== 'string' || !geometries[kind].includes(type)) {
    const found = typeof type === 'string' ? type : 'none';
    throw new RangeError(`Expected a ${geometries[kind].join(' or ')} for ${kind}, found ${found}`);
  }
  const coordinates = geometry['coordinates'];
  switch (type) {
    case 'LineString':
      return [[readLine(coordinates, 2)]];
    case 'MultiLineString':
      return listOf(coordinates).map((line) => [readLine(line, 2)]);
    case 'Polygon':
      return [readRings(coordinates)];
    default:
      return listOf(coordinates).map(readRings);
  }
}

const readRings = (rings: unknown): Shape => listOf(rings).map((ring) => readLine(ring, 4));

function readLine(line: unknown, least: number): readonly Position[] {
  const positions = listOf(line).map(readPosition);
  if (positions.length < least) {
    throw new RangeError(`Expected ${least} positions or more, found ${positions.length}`);
  }
  return positions;
}

function readPosition(position: unknown): Position {
  const [longitude, latitude]: readonly unknown[] = listOf(position);
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) {
    throw new RangeError(
      `Expected [longitude, latitude] in degrees (WGS 84), found ${JSON.stringify(position)}`,
    );
  }
  return { latitude, longitude };
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RangeError('Expected a list of coordinates');
  return value;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
