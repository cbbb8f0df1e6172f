import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  afterQuiet,
  alertFrequencies,
  bestReason,
  firstAlerts,
  helsinkiHour,
  helsinkiInstant,
  isAlerting,
  isQuiet,
  knownUpTo,
  longestAlertWait,
  nextAlertAt,
  type AlertSettings,
} from './alerts.ts';
import { matchFields } from './matching/criteria/criteria.ts';
import { explainMatch, type ExplainedField } from './matching/explainMatch.ts';
import { scoreMatch } from './matching/scoreMatch.ts';
import { fullNeed, perfectListing } from './testing/matching.ts';

const at = (text: string) => new Date(text);

describe('when the next mail is due', () => {
  it.each([
    // Winter: 8:00 is 06:00 UTC.
    ['daily', '2026-01-15T05:59:59Z', '2026-01-15T06:00:00Z'],
    ['daily', '2026-01-15T06:00:00Z', '2026-01-16T06:00:00Z'],
    // Summer: 8:00 is 05:00 UTC.
    ['daily', '2026-07-15T04:59:59Z', '2026-07-15T05:00:00Z'],
    ['daily', '2026-07-15T21:30:00Z', '2026-07-16T05:00:00Z'],
    // The clocks go forward on 29 March and back on 25 October 2026.
    ['daily', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00Z'],
    ['daily', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00Z'],
    // 2026-01-19 is a Monday.
    ['weekly', '2026-01-15T12:00:00Z', '2026-01-19T06:00:00Z'],
    ['weekly', '2026-01-19T05:59:59Z', '2026-01-19T06:00:00Z'],
    ['weekly', '2026-01-19T06:00:00Z', '2026-01-26T06:00:00Z'],
    ['weekly', '2026-03-24T12:00:00Z', '2026-03-30T05:00:00Z'],
    ['immediate', '2026-01-15T12:00:00Z', '2026-01-15T12:00:00Z'],
    // 20:59:59 and 21:00 in Helsinki.
    ['immediate', '2026-01-15T18:59:59Z', '2026-01-15T18:59:59Z'],
    ['immediate', '2026-01-15T19:00:00Z', '2026-01-16T05:00:00Z'],
    ['immediate', '2026-01-16T04:59:59Z', '2026-01-16T05:00:00Z'],
    ['immediate', '2026-03-28T20:00:00Z', '2026-03-29T04:00:00Z'],
  ] as const)('%s at %s: %s', (frequency, now, due) => {
    expect(nextAlertAt(frequency, at(now), null)).toEqual(at(due));
  });

  it('is never where nobody wants any', () => {
    expect(nextAlertAt('never', at('2026-01-15T12:00:00Z'), null)).toBeNull();
  });

  it('is no earlier than 15 minutes after the one before', () => {
    const now = at('2026-01-15T12:00:00Z');
    expect(nextAlertAt('immediate', now, at('2026-01-15T11:50:00Z'))).toEqual(at('2026-01-15T12:05:00Z'));
    expect(nextAlertAt('immediate', now, at('2026-01-15T11:00:00Z'))).toEqual(now);
    expect(nextAlertAt('immediate', now, at('2027-01-15T11:00:00Z'))).toEqual(now);
  });

  it('is never in the night, nor before now', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...alertFrequencies),
        fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true }),
        (frequency, now) => {
          const due = nextAlertAt(frequency, now, null);
          return (
            due === null || (!isQuiet(due) && due >= now && due.getTime() - now.getTime() < longestAlertWait)
          );
        },
      ),
    );
  });
});

test('the quiet time lasts from 21 to 7 in Helsinki', () => {
  const quiet = Array.from({ length: 24 }, (_, hour) => helsinkiInstant('2026-07-15', hour)).map(isQuiet);
  expect(quiet).toEqual(Array.from({ length: 24 }, (_, hour) => hour >= 21 || hour < 7));
  expect(afterQuiet(helsinkiInstant('2026-07-15', 6))).toEqual(helsinkiInstant('2026-07-15', 7));
  expect(afterQuiet(helsinkiInstant('2026-07-15', 21))).toEqual(helsinkiInstant('2026-07-16', 7));
  expect(afterQuiet(helsinkiInstant('2026-07-15', 12))).toEqual(helsinkiInstant('2026-07-15', 12));
});

test('an hour of a day is when clocks in Helsinki show it', () => {
  expect(helsinkiInstant('2026-01-15', 8)).toEqual(at('2026-01-15T06:00:00Z'));
  expect(helsinkiInstant('2026-07-15', 8)).toEqual(at('2026-07-15T05:00:00Z'));
  expect(helsinkiHour(at('2026-03-29T00:59:59Z'))).toBe(2);
  expect(helsinkiHour(at('2026-03-29T01:00:00Z'))).toBe(4);
});

describe('which matches are worth a mail', () => {
  const daily: AlertSettings = { frequency: 'daily', threshold: 60 };

  it('at first none, and those above 60 % once alerts are on', () => {
    expect(firstAlerts).toEqual({ frequency: 'never', threshold: 60 });
    expect([60, 61].map((points) => isAlerting(daily, points))).toEqual([false, true]);
    expect(isAlerting(firstAlerts, 100)).toBe(false);
  });

  it.each([
    ['switching on', firstAlerts, daily, 100],
    ['lowering the threshold', { ...daily, threshold: 80 }, daily, 80],
    ['raising the threshold', daily, { ...daily, threshold: 80 }, null],
    ['another frequency', daily, { ...daily, frequency: 'weekly' }, null],
    ['switching off', daily, firstAlerts, null],
    ['lowering it while they are off', { ...firstAlerts, threshold: 80 }, firstAlerts, null],
  ] as const)('%s makes what is there already known up to a bound', (_name, before, after, upTo) => {
    expect(knownUpTo(before, after)).toBe(upTo);
  });

  it('become alerting by a change of settings only where they are taken for known', () => {
    const settings = fc.record({
      frequency: fc.constantFrom(...alertFrequencies),
      threshold: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(settings, settings, fc.integer({ min: 0, max: 100 }), (before, after, points) => {
        const becomes = !isAlerting(before, points) && isAlerting(after, points);
        const upTo = knownUpTo(before, after);
        expect(upTo !== null && isAlerting(after, points) && points <= upTo).toBe(becomes);
      }),
    );
  });
});

describe('the best reason', () => {
  const explained = (change: Partial<typeof perfectListing>): readonly ExplainedField[] => {
    const listing = { ...perfectListing, ...change };
    return explainMatch(scoreMatch(fullNeed, listing, '2026-01-01'), fullNeed, listing, '2026-01-01');
  };

  it('is the heaviest field that fits wholly, the type apart', () => {
    expect(bestReason(explained({}))?.key).toBe('location.near');
    const location = { ...perfectListing.location, latitude: perfectListing.location.latitude + 0.018 };
    expect(bestReason(explained({ location }))?.key).toBe('rent.within');
  });

  it('is none where nothing fits wholly', () => {
    expect(bestReason(explained({}).map((field) => ({ ...field, score: 999 })))).toBeNull();
    expect(explained({}).map(({ field }) => field)).toEqual([...matchFields]);
  });
});
