import { describe, expect, it } from 'vitest';
import { areMarks, dequeue, enqueue, type Mark } from './offlineQueue.ts';

const mark = (announcementId: string, isOn = true, name: Mark['name'] = 'favorite'): Mark => ({
  name,
  announcementId,
  tenantId: 'tenant',
  isOn,
});

describe('queued marks', () => {
  it('are in the order in which they were made, the last of a match replacing earlier ones', () => {
    const marks = [mark('a'), mark('b'), mark('a', true, 'interest'), mark('a', false)];
    expect(marks.reduce<readonly Mark[]>(enqueue, [])).toEqual([
      mark('b'),
      mark('a', true, 'interest'),
      mark('a', false),
    ]);
    expect(enqueue(null, mark('a'))).toEqual([mark('a')]);
  });

  it('are removed once sent, unless they were reversed meanwhile', () => {
    expect(dequeue([mark('a'), mark('b')], mark('a'))).toEqual([mark('b')]);
    expect(dequeue([mark('a', false)], mark('a'))).toEqual([mark('a', false)]);
    expect(dequeue(null, mark('a'))).toEqual([]);
  });

  it.each([[[]], [[mark('a'), mark('a', false, 'landlordInterest')]]])('%j is valid', (value) =>
    expect(areMarks(value)).toBe(true),
  );

  it.each([
    null,
    {},
    [null],
    [{ ...mark('a'), name: 'other' }],
    [{ ...mark('a'), tenantId: 7 }],
    [{ ...mark('a'), announcementId: null }],
    [{ ...mark('a'), isOn: 'yes' }],
  ])('%j is invalid', (value) => expect(areMarks(value)).toBe(false));
});
