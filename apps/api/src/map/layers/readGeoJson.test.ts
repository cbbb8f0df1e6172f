import { expect, test } from 'vitest';
import { StartError } from '../../startError.ts';
import { readGeoJson } from './readGeoJson.ts';

const ring = [
  [24.9, 60.1],
  [25, 60.1],
  [25, 60.2],
  [24.9, 60.1],
];
const positions = ring.map(([longitude, latitude]) => ({ latitude, longitude }));
const read = (value: unknown, kind: 'water' | 'rail' = 'water') =>
  readGeoJson(JSON.stringify(value), kind, 'lakes.geojson');

test.each([
  ['a Polygon', { type: 'Polygon', coordinates: [ring, ring] }, 'water', [[positions, positions]]],
  [
    'a MultiPolygon',
    { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
    'water',
    [[positions], [positions]],
  ],
  ['a LineString', { type: 'LineString', coordinates: ring }, 'rail', [[positions]]],
  [
    'a MultiLineString',
    { type: 'MultiLineString', coordinates: [ring, ring] },
    'rail',
    [[positions], [positions]],
  ],
] as const)('reads %s, alone, in a Feature and among others', (_, geometry, kind, shapes) => {
  const feature = { type: 'Feature', properties: {}, geometry };
  expect(read(geometry, kind)).toEqual(shapes);
  expect(read(feature, kind)).toEqual(shapes);
  const features = [feature, { type: 'Feature', geometry: null }, feature];
  expect(read({ type: 'FeatureCollection', features }, kind)).toEqual([...shapes, ...shapes]);
});

test.each([
  [{ type: 'Point', coordinates: [24.9, 60.1] }, 'Expected a Polygon or MultiPolygon for water, found Point'],
  [{ type: 'Polygon', coordinates: [ring.slice(1)] }, 'Expected 4 positions or more, found 3'],
  [{ type: 'Polygon', coordinates: [ring.map(([x]) => [x])] }, 'Expected [longitude, latitude] in degrees'],
  [{ type: 'Polygon', coordinates: [[[385_000, 6_672_000]]] }, 'found [385000,6672000]'],
  [{ type: 'Polygon', coordinates: 'here' }, 'Expected a list of coordinates'],
  [{ type: 'Topology' }, 'found Topology'],
  [null, 'Expected a Feature or a geometry'],
])('names the file and the feature of %j', (wrong, reason) => {
  const features = [{ type: 'Polygon', coordinates: [ring] }, wrong];
  const reading = () => read({ type: 'FeatureCollection', features });
  expect(reading).toThrow(StartError);
  expect(reading).toThrow(`lakes.geojson, feature 2: `);
  expect(reading).toThrow(reason);
});

test('names the file that is no GeoJSON', () => {
  expect(() => readGeoJson('{', 'water', 'lakes.geojson')).toThrow(/^lakes\.geojson isn’t JSON$/);
  expect(() => read({ type: 'FeatureCollection' })).toThrow(/has no features$/);
});
