import { describe, expect, it } from 'vitest';
import { cursors, isId, listName, within } from './listQuery.ts';

const places = cursors({ points: within(100), distance: within(2 ** 31 - 1), id: isId });

const subject = '0199a6b0-3c00-7000-8000-000000000001';
const start = { points: 87, distance: 1200, id: '0199a6b0-3c00-7000-8000-000000000002' };
const list = listName(subject, { pointsAbove: 60 });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('begins the page of its list where it was written', () => {
    expect(places.read(places.write(start, list), list)).toMatchObject(start);
    expect(places.read(undefined, list)).toBeNull();
  });

  it.each([
    ['another subject', listName(start.id, { pointsAbove: 60 })],
    ['another filter', listName(subject, { distanceBelow: 60 })],
    ['another value of the filter', listName(subject, { pointsAbove: 61 })],
    ['no filter', listName(subject, {})],
  ])('is of no use for the list of %s', (_name, other) => {
    expect(() => places.read(places.write(start, list), other)).toThrow(/another list/);
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no id', encode({ list, place: { ...start, id: 'x' } })],
    ['a fraction', encode({ list, place: { ...start, points: 0.5 } })],
    ['points that no match has', encode({ list, place: { ...start, points: 1e10 } })],
    ['a distance beyond every integer column', encode({ list, place: { ...start, distance: 1e12 } })],
    ['a distance below 0', encode({ list, place: { ...start, distance: -1 } })],
  ])('that somebody made up is refused: %s', (_name, cursor) => {
    expect(() => places.read(cursor, list)).toThrow(/another list/);
  });
});
