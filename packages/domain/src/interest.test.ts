import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  interestMailAt,
  isMutualInterest,
  withFavorite,
  withInterest,
  withLandlordInterest,
  type Match,
} from './interest.ts';
import { announcementMatch, someId, someMatches, tenantMatch, unavailableMatch } from './testing/matches.ts';

const none = { favorite: false, isInterested: false, landlordInterestedIn: false };
const [first, second, hidden, tenant] = [
  announcementMatch('a', none),
  announcementMatch('b', none),
  unavailableMatch('c', { favorite: true, isInterested: true }),
  // The id of the tenant is that of an announcement, which it must not be taken for.
  tenantMatch('a', none),
];
const matches: readonly Match[] = [first, second, hidden, tenant];

describe('§4 A tenant marks an announcement as favorite: the matching match and interest entries change at once', () => {
  test('in that entry alone', () => {
    const changed = withFavorite(matches, 'a', true);
    expect(changed).toStrictEqual([{ ...first, favorite: true }, second, hidden, tenant]);
    expect(changed[1]).toBe(second);
    expect(changed[3]).toBe(tenant);
    expect(first.favorite).toBe(false);
  });

  test('also where it is no longer available', () => {
    expect(withFavorite(matches, 'c', false)).toStrictEqual([
      first,
      second,
      { ...hidden, favorite: false },
      tenant,
    ]);
  });

  test('not at all where nothing changes', () => {
    expect(withFavorite(matches, 'a', false)).toBe(matches);
    expect(withFavorite(matches, 'unknown', true)).toBe(matches);
  });
});

describe('§4 A tenant marks an announcement as interested: the matching entries change at once', () => {
  test('in that entry alone', () => {
    expect(withInterest(matches, 'b', true)).toStrictEqual([
      first,
      { ...second, isInterested: true },
      hidden,
      tenant,
    ]);
    expect(withInterest(matches, 'c', false)).toStrictEqual([
      first,
      second,
      { ...hidden, isInterested: false },
      tenant,
    ]);
    expect(withInterest([tenant], 'a', true)).toStrictEqual([tenant]);
  });

  test('not at all where nothing changes', () => {
    expect(withInterest(matches, 'b', false)).toBe(matches);
    expect(withInterest(matches, 'unknown', true)).toBe(matches);
  });
});

describe('§4 A landlord marks a tenant as interested: the matching entry changes at once', () => {
  test('in that entry alone', () => {
    const changed = withLandlordInterest(matches, 'a', true);
    expect(changed).toStrictEqual([first, second, hidden, { ...tenant, landlordInterestedIn: true }]);
    expect(changed[0]).toBe(first);
  });

  test('not at all where nothing changes', () => {
    expect(withLandlordInterest(matches, 'a', false)).toBe(matches);
    expect(withLandlordInterest(matches, 'b', true)).toBe(matches);
  });
});

describe('a toggle', () => {
  const toggles = [withFavorite, withInterest, withLandlordInterest];

  test('that is undone gives what was there', () => {
    fc.assert(
      fc.property(
        someMatches,
        someId,
        fc.constantFrom(...toggles),
        fc.boolean(),
        (list, id, toggle, isOn) => {
          const before = toggle(list, id, !isOn);
          expect(toggle(toggle(before, id, isOn), id, !isOn)).toStrictEqual(before);
        },
      ),
    );
  });

  test('that is made twice changes no more than once', () => {
    fc.assert(
      fc.property(
        someMatches,
        someId,
        fc.constantFrom(...toggles),
        fc.boolean(),
        (list, id, toggle, isOn) => {
          const once = toggle(list, id, isOn);
          expect(toggle(once, id, isOn)).toBe(once);
        },
      ),
    );
  });

  test('keeps every other entry as the same object, in its place', () => {
    fc.assert(
      fc.property(
        someMatches,
        someId,
        fc.constantFrom(...toggles),
        fc.boolean(),
        (list, id, toggle, isOn) => {
          const others = toggle(list, id, isOn).filter((match, index) => match !== list[index]);
          expect(others.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('§4 Interest is mutual where both the tenant and the landlord are interested', () => {
  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('tenant %j, landlord %j: %j', (isInterested, landlordInterestedIn, isMutual) => {
    const marks = { favorite: true, isInterested, landlordInterestedIn };
    expect(isMutualInterest(announcementMatch('a', marks))).toBe(isMutual);
    expect(isMutualInterest(tenantMatch('a', marks))).toBe(isMutual);
  });

  test('never for an announcement that is hidden', () => {
    expect(isMutualInterest(hidden)).toBe(false);
    // Not even where the server should send more of it than it does.
    expect(isMutualInterest({ ...hidden, landlordInterestedIn: true } as Match)).toBe(false);
  });
});

const noon = new Date('2026-01-15T10:00:00Z');
const nextMorning = new Date('2026-01-16T06:00:00Z');

test.each([
  ['never', 0, null],
  ['immediate', 0, 'atOnce'],
  ['immediate', 4, 'atOnce'],
  ['immediate', 5, nextMorning],
  ['daily', 0, nextMorning],
] as const)('interest is mailed %s after %i mails of the last day: %s', (frequency, recentMails, at) => {
  expect(interestMailAt(frequency, noon, recentMails)).toEqual(at);
});
