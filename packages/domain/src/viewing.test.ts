import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, helsinkiDay } from './time.ts';
import {
  bookableTimes,
  formatViewing,
  helsinkiMinute,
  helsinkiTime,
  isProposable,
  minuteOf,
  placesLeft,
  publishedTimes,
  ruleFault,
  timeOf,
  viewingLimits,
  viewingSteps,
  type ViewingRule,
} from './viewing.ts';

const saturday: ViewingRule = {
  day: '2026-12-05',
  weekday: null,
  from: '10:00',
  until: '11:30',
  lengthMinutes: 30,
  bufferMinutes: 15,
  capacity: 2,
};
const weekly = (changes: Partial<ViewingRule> = {}): ViewingRule => ({
  ...saturday,
  day: null,
  weekday: 3,
  ...changes,
});
const starts = (rules: readonly ViewingRule[], from: string, until: string) =>
  publishedTimes(rules, from, until).map(({ startsAt }) => startsAt.toISOString());

describe('helsinkiTime', () => {
  it('follows the clocks of Helsinki in winter and summer', () => {
    expect(helsinkiTime('2026-12-05', 600)?.toISOString()).toBe('2026-12-05T08:00:00.000Z');
    expect(helsinkiTime('2026-07-05', 600)?.toISOString()).toBe('2026-07-05T07:00:00.000Z');
    expect(helsinkiTime('2026-07-05', 0)?.toISOString()).toBe('2026-07-04T21:00:00.000Z');
  });

  it('knows the hour that is skipped, and the one that comes twice', () => {
    expect(helsinkiTime('2026-03-29', 180)).toBeNull();
    expect(helsinkiTime('2026-03-29', 239)).toBeNull();
    expect(helsinkiTime('2026-03-29', 240)?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(helsinkiTime('2026-10-25', 210)?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is null for what is no day', () => {
    expect(helsinkiTime('2026-02-30', 0)).toBeNull();
  });

  it('shows what it was made of', () => {
    const days = fc.integer({ min: 0, max: 3_000 }).map((number) => addDays('2026-01-01', number));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1_439 }), (day, at) => {
        const instant = helsinkiTime(day, at);
        if (instant === null) return at >= 180 && at < 240;
        return helsinkiDay(instant) === day && helsinkiMinute(instant) === at;
      }),
    );
  });
});

it('reads and writes times of a clock', () => {
  expect([minuteOf('00:00'), minuteOf('23:59')]).toEqual([0, 1_439]);
  expect([timeOf(0), timeOf(570)]).toEqual(['00:00', '09:30']);
});

describe('publishedTimes', () => {
  it('gives the times of a day, with breaks, up to its end', () => {
    expect(starts([saturday], '2026-12-01', '2026-12-31')).toEqual([
      '2026-12-05T08:00:00.000Z',
      '2026-12-05T08:45:00.000Z',
    ]);
    expect(starts([saturday], '2026-12-06', '2026-12-31')).toEqual([]);
  });

  it('keeps weekly hours at the same time of the clock across a change of clocks', () => {
    expect(starts([weekly({ until: '10:30' })], '2026-03-23', '2026-04-05')).toEqual([
      '2026-03-25T08:00:00.000Z',
      '2026-04-01T07:00:00.000Z',
    ]);
  });

  it('counts weekdays from Monday', () => {
    expect(starts([weekly({ weekday: 1, until: '10:30' })], '2026-11-30', '2026-12-06')).toHaveLength(1);
    expect(starts([weekly({ weekday: 7, until: '10:30' })], '2026-12-06', '2026-12-06')).toHaveLength(1);
  });

  it('leaves out what clocks skip', () => {
    const night = weekly({ weekday: 7, from: '02:00', until: '05:00', bufferMinutes: 0, lengthMinutes: 60 });
    expect(starts([night], '2026-03-29', '2026-03-29')).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ]);
  });

  it('takes the one with more places of two that begin together', () => {
    const times = publishedTimes([saturday, { ...saturday, capacity: 5 }], '2026-12-05', '2026-12-05');
    expect(times.map(({ capacity }) => capacity)).toEqual([5, 5]);
  });

  it('never lets times of a rule overlap, whatever clocks do', () => {
    const rules = fc.record({
      day: fc.constant(null),
      weekday: fc.constant(7),
      from: fc.integer({ min: 0, max: 600 }).map(timeOf),
      until: fc.integer({ min: 601, max: 1_439 }).map(timeOf),
      lengthMinutes: fc.integer({ min: 10, max: 240 }),
      bufferMinutes: fc.integer({ min: 0, max: 120 }),
      capacity: fc.constant(1),
    });
    fc.assert(
      fc.property(rules, fc.constantFrom('2026-03-29', '2026-10-25', '2026-12-06'), (rule, day) => {
        const times = publishedTimes([rule], day, day);
        return times.every((time, index) => {
          const next = times[index + 1];
          const gap = (rule.lengthMinutes + rule.bufferMinutes) * 60_000;
          return next === undefined || next.startsAt.getTime() - time.startsAt.getTime() >= gap;
        });
      }),
    );
  });
});

describe('bookableTimes', () => {
  const now = new Date('2026-12-05T06:00:00Z');

  it('begins two hours ahead and ends after eight weeks', () => {
    expect(bookableTimes([saturday], now)).toHaveLength(2);
    expect(bookableTimes([saturday], new Date(now.getTime() + 1))).toHaveLength(1);
    const wednesdays = bookableTimes([weekly({ until: '10:30' })], now);
    expect(wednesdays.map(({ startsAt }) => helsinkiDay(startsAt))).toEqual([
      '2026-12-09',
      '2026-12-16',
      '2026-12-23',
      '2026-12-30',
      '2027-01-06',
      '2027-01-13',
      '2027-01-20',
      '2027-01-27',
    ]);
  });

  it('keeps to the days asked for', () => {
    const days = { from: '2026-12-16', until: '2026-12-23' };
    expect(bookableTimes([weekly({ until: '10:30' })], now, days)).toHaveLength(2);
    expect(bookableTimes([saturday], now, { from: '2020-01-01', until: '2199-12-31' })).toHaveLength(2);
  });
});

it('counts each viewing that overlaps as a place', () => {
  const at = (time: string, lengthMinutes = 30) => ({
    startsAt: new Date(`2026-12-05T${time}:00Z`),
    lengthMinutes,
  });
  const time = { ...at('08:00'), capacity: 2 };
  expect(placesLeft(time, [])).toBe(2);
  expect(placesLeft(time, [at('07:30'), at('08:30')])).toBe(2);
  expect(placesLeft(time, [at('08:00')])).toBe(1);
  expect(placesLeft(time, [at('07:45'), at('08:15'), at('08:00')])).toBe(0);
});

describe('ruleFault', () => {
  const today = '2026-12-01';
  it.each([
    ['neither a day nor a weekday', { day: null }, { field: 'day', fault: 'dayOrWeekday' }],
    ['both', { weekday: 3 }, { field: 'day', fault: 'dayOrWeekday' }],
    ['a day that has passed', { day: '2026-11-30' }, { field: 'day', fault: 'dayPast' }],
    ['a day beyond a year', { day: '2027-12-02' }, { field: 'day', fault: 'dayTooFar' }],
    ['hours shorter than a viewing', { until: '10:29' }, { field: 'until', fault: 'tooShort' }],
    ['hours that end before they begin', { until: '09:00' }, { field: 'until', fault: 'tooShort' }],
    ['a whole rule', { day: '2027-12-01', until: '10:30' }, null],
  ])('finds %s', (_, changes, fault) => {
    expect(ruleFault({ ...saturday, ...changes }, today)).toEqual(fault);
  });
});

it('lets a landlord propose whole minutes within a year', () => {
  const now = new Date('2026-12-05T06:00:00Z');
  const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const year = viewingLimits.daysAhead * 24 * 3_600_000;
  expect([60_000, year].map((by) => isProposable(ahead(by), now))).toEqual([true, true]);
  expect([0, -60_000, 60_001, year + 60_000].map((by) => isProposable(ahead(by), now))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('viewingSteps', () => {
  const now = new Date('2026-12-05T06:00:00Z');
  const viewing = { state: 'proposed', proposedBy: 'landlord', startsAt: '2026-12-05T08:00:00Z' } as const;

  it('lets only the other side accept a proposal', () => {
    expect(viewingSteps(viewing, 'tenant', now).canAccept).toBe(true);
    expect(viewingSteps(viewing, 'landlord', now).canAccept).toBe(false);
    expect(viewingSteps({ ...viewing, state: 'booked' }, 'tenant', now).canAccept).toBe(false);
  });

  it('lets both move and cancel it until it begins', () => {
    for (const side of ['tenant', 'landlord'] as const) {
      expect(viewingSteps(viewing, side, now)).toMatchObject({ canMove: true, canCancel: true });
      const begun = { ...viewing, startsAt: now };
      expect(viewingSteps(begun, side, now)).toMatchObject({ canMove: false, canCancel: false });
      const cancelled = { ...viewing, state: 'cancelled' } as const;
      expect(viewingSteps(cancelled, side, now)).toMatchObject({ canMove: false, canCancel: false });
    }
  });
});

it('writes when a viewing is', () => {
  const startsAt = new Date('2026-12-05T08:00:00Z');
  expect(formatViewing(startsAt, 30, 'en')).toBe('Sat\u00a005/12/2026, 10:00–10:30');
  expect(formatViewing(startsAt, 30, 'fi')).toBe('la\u00a05.12.2026, 10.00–10.30');
  expect(formatViewing(startsAt, 30, 'sv')).toBe('lör\u00a05.12.2026, 10:00–10:30');
});
