import { describe, expect, test } from 'vitest';
import { kamppiTile } from './kamppi.fixtures.ts';
import { boundsAround, boundsOf, fromScreen, pan, toScreen, viewOf, zoomAround } from './projection.ts';

const size = { width: 640, height: 760 };
const center = { latitude: 60.1672, longitude: 24.931 };
const around3km = viewOf(boundsAround(center, 3000), size, 28);

/** Distance and bearing on the sphere, drawn as on a plane around the centre: nothing of Mercator's. */
function byDistanceAndBearing(position: typeof center, pixelsPerMetre: number) {
  const rad = Math.PI / 180;
  const [from, to, east] = [
    center.latitude * rad,
    position.latitude * rad,
    (position.longitude - center.longitude) * rad,
  ];
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  const metres = 2 * 6_371_008.8 * Math.asin(Math.sqrt(haversine));
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east),
  );
  return {
    x: size.width / 2 + metres * Math.sin(bearing) * pixelsPerMetre,
    y: size.height / 2 - metres * Math.cos(bearing) * pixelsPerMetre,
  };
}

describe('the map’s projection', () => {
  test('puts 50 addresses, moved up to 3 km apart, within 2 px of where distance and bearing put them', () => {
    const addresses = kamppiTile.streets.flatMap(({ addresses: all }) => all).slice(0, 50);
    expect(addresses).toHaveLength(50);
    const pixelsPerMetre = (size.width / 2 - 28) / 3000;
    for (const address of addresses) {
      const far = {
        latitude: center.latitude + 5 * (address.latitude - center.latitude),
        longitude: center.longitude + 5 * (address.longitude - center.longitude),
      };
      const [drawn, expected] = [
        toScreen({ ...around3km, ...center }, size, far),
        byDistanceAndBearing(far, pixelsPerMetre),
      ];
      expect(Math.hypot(drawn.x - expected.x, drawn.y - expected.y)).toBeLessThan(2);
    }
  });

  test('finds the position of a pixel again', () => {
    const { latitude, longitude } = fromScreen(around3km, size, toScreen(around3km, size, center));
    expect(latitude).toBeCloseTo(center.latitude, 9);
    expect(longitude).toBeCloseTo(center.longitude, 9);
  });

  test('shows a circle whole', () => {
    const [circle, shown] = [boundsAround(center, 3000), boundsOf(around3km, size)];
    expect(shown.south).toBeLessThan(circle.south);
    expect(shown.north).toBeGreaterThan(circle.north);
    expect(shown.west).toBeLessThan(circle.west);
    expect(shown.east).toBeGreaterThan(circle.east);
  });

  test('keeps what is under the pointer while it zooms, and moves by pixels', () => {
    const point = { x: 100, y: 500 };
    const under = fromScreen(around3km, size, point);
    const zoomed = toScreen(zoomAround(around3km, size, point, 16), size, under);
    expect(zoomed.x).toBeCloseTo(point.x, 4);
    expect(zoomed.y).toBeCloseTo(point.y, 4);
    const moved = toScreen(pan(around3km, { x: 40, y: -20 }), size, under);
    expect(moved.x).toBeCloseTo(140, 4);
    expect(moved.y).toBeCloseTo(480, 4);
  });
});
