import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSynonyms } from './synonyms.ts';

const bodyOf = (body: unknown): unknown => readSynonyms(body).body;

describe('names', () => {
  test('§3 rooms is read as roomCount', () => {
    expect(bodyOf({ rooms: [2], floor: ['top'] })).toStrictEqual({ roomCount: [2], floor: ['top'] });
  });

  test('§3 whenAvailable, the move-in date, is also called moveInDate', () => {
    expect(bodyOf({ whenAvailable: '2026-06-01' })).toStrictEqual({ moveInDate: '2026-06-01' });
  });

  test('§3 the operating margin positive is read as postitive, by itself and in lists', () => {
    expect(bodyOf({ operatingMargin: 'positive' })).toStrictEqual({ operatingMargin: 'postitive' });
    expect(bodyOf({ operatingMargin: ['higher', 'positive', 'postitive'] })).toStrictEqual({
      operatingMargin: ['higher', 'postitive'],
    });
    for (const operatingMargin of ['higher', 'none', null, 7, ['higher', 'higher'], [null]]) {
      expect(bodyOf({ operatingMargin })).toStrictEqual({ operatingMargin });
    }
  });

  test('are read in the needs of a sign-up and in the criteria of a listing too', () => {
    expect(
      bodyOf({ properties: [{ rooms: [1] }], criteria: { operatingMargin: ['positive'] } }),
    ).toStrictEqual({ properties: [{ roomCount: [1] }], criteria: { operatingMargin: ['postitive'] } });
  });

  test('that are both there have to say the same', () => {
    const body = { rooms: [1], roomCount: [2], properties: [{ whenAvailable: 'a', moveInDate: null }] };
    expect(readSynonyms(body).conflicts).toStrictEqual(['/rooms', '/properties/0/whenAvailable']);
    expect(readSynonyms({ rooms: [2], roomCount: [2] })).toStrictEqual({
      body: { roomCount: [2] },
      conflicts: [],
    });
  });

  test('are left as they are in what came', () => {
    const body = { rooms: [2], criteria: { operatingMargin: ['positive'] } };
    readSynonyms(body);
    expect(body).toStrictEqual({ rooms: [2], criteria: { operatingMargin: ['positive'] } });
  });

  test.each([null, undefined, 'rooms', 7, [], [{ rooms: 1 }]])('are not sought in %j', (body) => {
    expect(bodyOf(body)).toBe(body);
  });

  test('are read once: a second reading changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const { body } = readSynonyms({ rooms: anything, operatingMargin: anything, properties: anything });
        expect(readSynonyms(body)).toStrictEqual({ body, conflicts: [] });
      }),
    );
  });
});
