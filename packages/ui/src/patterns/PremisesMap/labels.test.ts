import { expect, test } from 'vitest';
import { kamppiPlaces, kamppiTile } from './kamppi.fixtures.ts';
import { placeLabels } from './labels.ts';
import {
  indexMarks,
  keepApart,
  placePrices,
  priceBeside,
  priceOffset,
  priceSize,
  screenOf,
} from './marks.ts';
import { boundsOf } from './projection.ts';

const size = { width: 640, height: 640 };
const view = { latitude: 60.1672, longitude: 24.931, zoom: 15.5 };

/** Points along a label, about a letter apart. */
const spots = ({ text, x, y, angle }: ReturnType<typeof placeLabels>[number]) =>
  Array.from(text, (_, index) => {
    const along = (index - (text.length - 1) / 2) * 6;
    return {
      x: x + along * Math.cos((angle * Math.PI) / 180),
      y: y + along * Math.sin((angle * Math.PI) / 180),
    };
  });

test('streets are named along their axis, none upon another or upon a mark', () => {
  const mark = { x: 320, y: 320, radius: 14 };
  const labels = placeLabels([kamppiTile], kamppiPlaces, view, size, [mark]);
  expect(labels.filter(({ kind }) => kind === 'street').length).toBeGreaterThan(5);
  const kalevankatu = labels.find(({ text }) => text === 'Kalevankatu');
  // It leads from the south-west to the north-east.
  expect(kalevankatu?.angle).toBeLessThan(-20);
  expect(kalevankatu?.angle).toBeGreaterThan(-50);
  for (const [index, label] of labels.entries()) {
    for (const spot of spots(label)) {
      expect(Math.hypot(spot.x - mark.x, spot.y - mark.y)).toBeGreaterThan(mark.radius);
      for (const other of labels.slice(index + 1).flatMap(spots)) {
        expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(8);
      }
    }
  }
});

test('from afar only districts and stations are named', () => {
  const labels = placeLabels([kamppiTile], kamppiPlaces, { ...view, zoom: 12.2 }, size, []);
  expect(new Set(labels.map(({ kind }) => kind))).not.toContain('street');
  expect(labels.map(({ text }) => text)).toContain('Kamppi');
});

test('prices stand beside their marks and cover neither marks nor each other', () => {
  const premises = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    price: `${1000 + index}\u00a0€`,
    description: '',
    latitude: 60.1672 + 0.003 * Math.sin(index * 2.4) * Math.sqrt(index / 60),
    longitude: 24.931 + 0.006 * Math.cos(index * 2.4) * Math.sqrt(index / 60),
    area: 50,
    points: index,
  }));
  const marks = indexMarks(premises).within(boundsOf(view, size), view.zoom);
  const boxes = placePrices(marks, view, size).map((place) => {
    const [at, offset, room] = [screenOf(place.mark, view, size), priceOffset(place), priceSize(place.price)];
    const [left, top] = [at.x + offset.x, at.y + offset.y];
    return { left, top, right: left + room.width, bottom: top + room.height };
  });
  expect(boxes.length).toBeGreaterThan(10);
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      expect(
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      ).toBe(false);
    }
    for (const mark of marks) {
      const { x, y } = screenOf(mark, view, size);
      const away = Math.hypot(
        x - Math.min(box.right, Math.max(box.left, x)),
        y - Math.min(box.bottom, Math.max(box.top, y)),
      );
      expect(away).toBeGreaterThanOrEqual(mark.radius - 0.001);
    }
  }
});

test('clusters hide neither each other nor the wanted place', () => {
  const premises = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    price: '',
    description: '',
    latitude: 60.1672 + 0.01 * Math.sin(index * 2.4) * Math.sqrt(index / 60),
    longitude: 24.931 + 0.02 * Math.cos(index * 2.4) * Math.sqrt(index / 60),
    area: 50,
    points: index,
  }));
  const far = { ...view, zoom: 12.8 };
  const marks = keepApart(indexMarks(premises).within(boundsOf(far, size), far.zoom), far, size, view);
  const circles = marks.map((mark) => ({ ...mark, ...screenOf(mark, far, size) }));
  expect(circles.filter(({ kind }) => kind === 'cluster').length).toBeGreaterThan(5);
  for (const [index, { x, y, radius, kind }] of circles.entries()) {
    if (kind !== 'cluster') continue;
    expect(Math.hypot(x - 320, y - 320)).toBeGreaterThan(radius);
    for (const other of circles.toSpliced(index, 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius + other.radius - 4);
    }
  }
});

test('premises in a cluster are shown by it, and their price covers no other mark', () => {
  const one = { price: '1\u00a0740\u00a0€', description: '', area: 50, points: 100 };
  const premises = [
    { ...one, id: 'a', latitude: 60.1672, longitude: 24.931 },
    { ...one, id: 'b', latitude: 60.1673, longitude: 24.9312 },
    // North of these, where the price would be.
    { ...one, id: 'c', latitude: 60.1709, longitude: 24.931 },
  ];
  const far = { ...view, zoom: 12.5 };
  const index = indexMarks(premises);
  const marks = index.within(boundsOf(far, size), far.zoom);
  const [a, c] = [index.at('a'), index.at('c')];
  if (a === undefined || c === undefined) throw new Error('They are not indexed.');
  const cluster = index.shownBy(a, marks);
  expect(cluster).toMatchObject({ kind: 'cluster', count: 2 });
  expect(index.shownBy(c, marks).key).toBe('c');
  expect(priceBeside(cluster, one.price, marks, far, size).side).toBe('below');
});
