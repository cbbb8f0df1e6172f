import { describe, expect, it } from 'vitest';
import { areMarks, withMark, withoutMark, type Mark } from './waitingMarks.ts';

const mark = (announcementId: string, isOn = true, name: Mark['name'] = 'favorite'): Mark => ({
  name,
  announcementId,
  tenantId: 'tenant',
  isOn,
});

describe('marks that wait', () => {
  it('are in the order in which they were made, and of the same thing the last wish counts', () => {
    const marks = [mark('a'), mark('b'), mark('a', true, 'interest'), mark('a', false)];
    expect(marks.reduce<readonly Mark[]>(withMark, [])).toEqual([
      mark('b'),
      mark('a', true, 'interest'),
      mark('a', false),
    ]);
    expect(withMark(null, mark('a'))).toEqual([mark('a')]);
  });

  it('go once they are sent, but for what was wished meanwhile', () => {
    expect(withoutMark([mark('a'), mark('b')], mark('a'))).toEqual([mark('b')]);
    expect(withoutMark([mark('a', false)], mark('a'))).toEqual([mark('a', false)]);
    expect(withoutMark(null, mark('a'))).toEqual([]);
  });

  it.each([[[]], [[mark('a'), mark('a', false, 'landlordInterest')]]])('%j are some', (value) =>
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
  ])('%j are none', (value) => expect(areMarks(value)).toBe(false));
});
