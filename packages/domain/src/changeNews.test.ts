import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeMailAt, changeNews, isTimeForChangeMails, type KnownPremises } from './changeNews.ts';

const today = '2026-11-21';
const known: KnownPremises = { rent: 1_000, moveInDate: '2027-02-01', isPublic: true };

describe('what a tenant is told of saved premises', () => {
  it.each<[string, Partial<KnownPremises>, Partial<KnownPremises>, readonly string[]]>([
    ['a lower rent', {}, { rent: 999 }, ['rent']],
    ['no higher rent', {}, { rent: 1_001 }, []],
    ['an earlier date', {}, { moveInDate: '2027-01-31' }, ['moveInDate']],
    ['no later date', {}, { moveInDate: '2027-02-02' }, []],
    ['no date instead of none', { moveInDate: null }, { moveInDate: '2027-01-01' }, []],
    ['not that the date is open now', {}, { moveInDate: null }, []],
    ['a date that has passed, for one to come', {}, { moveInDate: '2026-01-01' }, ['moveInDate']],
    ['no earlier one of two that have come', { moveInDate: today }, { moveInDate: '2026-01-01' }, []],
    ['that they are back', { isPublic: false }, {}, ['back']],
    ['that they are let, and no more', {}, { isPublic: false, isLet: true, rent: 1 }, ['let']],
    ['not that hidden ones are let', { isPublic: false }, { isPublic: false, isLet: true }, []],
    ['that let ones are back', { isPublic: false, isLet: true }, {}, ['back']],
    ['not that they are hidden', {}, { isPublic: false }, []],
    ['nothing of hidden ones', {}, { rent: 1, moveInDate: today, isPublic: false }, []],
    [
      'everything at once, the most important first',
      { isPublic: false },
      { rent: 900, moveInDate: today },
      ['back', 'rent', 'moveInDate'],
    ],
  ])('is %s', (_name, before, after, news) => {
    expect(changeNews({ ...known, ...before }, { ...known, ...after }, today)).toEqual(news);
  });

  it('is nothing where all is as it was, and never the same thing in both directions', () => {
    const premises = fc.record({
      rent: fc.integer({ min: 1, max: 5 }),
      moveInDate: fc.constantFrom(null, '2026-01-01', today, '2027-01-01', '2027-02-01'),
      isPublic: fc.boolean(),
    });
    fc.assert(
      fc.property(premises, premises, (one, other) => {
        expect(changeNews(one, one, today).filter((news) => news !== 'back')).toEqual([]);
        const there = changeNews(one, other, today);
        expect(changeNews(other, one, today).filter((news) => there.includes(news))).toEqual([]);
      }),
    );
  });
});

describe('mails of changes', () => {
  it('are due at 8:00 in Helsinki, in summer and winter', () => {
    expect(changeMailAt(new Date('2026-11-21T05:59:59Z'))).toEqual(new Date('2026-11-21T06:00:00Z'));
    expect(changeMailAt(new Date('2026-11-21T06:00:00Z'))).toEqual(new Date('2026-11-22T06:00:00Z'));
    expect(changeMailAt(new Date('2026-07-21T10:00:00Z'))).toEqual(new Date('2026-07-22T05:00:00Z'));
  });

  it.each([
    ['2026-11-21T05:59:59Z', false],
    ['2026-11-21T06:00:00Z', true],
    ['2026-11-21T18:59:59Z', true],
    ['2026-11-21T19:00:00Z', false],
  ])('are written from 8:00 to 21:00: %s', (now, isTime) => {
    expect(isTimeForChangeMails(new Date(now))).toBe(isTime);
  });
});
