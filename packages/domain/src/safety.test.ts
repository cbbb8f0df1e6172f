import { describe, expect, it } from 'vitest';
import { canAppeal, isSuspended, possibleDecisions } from './safety.ts';

describe('possibleDecisions', () => {
  it('hides announcements only, and touches no account that is gone', () => {
    expect(possibleDecisions({ isAnnouncement: true, hasAccount: true })).toContain('announcementHidden');
    expect(possibleDecisions({ isAnnouncement: false, hasAccount: true })).not.toContain(
      'announcementHidden',
    );
    expect(possibleDecisions({ isAnnouncement: true, hasAccount: false })).toEqual(['dismissed']);
  });
});

describe('canAppeal', () => {
  const decidedAt = new Date('2026-11-29T12:00:00Z');
  const warned = { state: 'decided', decision: 'warned', decidedAt } as const;

  it('holds for six months, once', () => {
    expect(canAppeal(warned, new Date('2027-05-29T11:59:59Z'))).toBe(true);
    expect(canAppeal(warned, new Date('2027-05-29T12:00:00Z'))).toBe(false);
    expect(canAppeal({ ...warned, state: 'appealed' }, decidedAt)).toBe(false);
    expect(canAppeal({ ...warned, state: 'closed' }, decidedAt)).toBe(false);
  });

  it('is only for what affects somebody', () => {
    expect(canAppeal({ ...warned, decision: 'dismissed' }, decidedAt)).toBe(false);
    expect(canAppeal({ state: 'open', decision: null, decidedAt: null }, decidedAt)).toBe(false);
  });
});

describe('isSuspended', () => {
  it('ends with the day on which the account can be used again', () => {
    expect(isSuspended('2026-12-24', '2026-12-23')).toBe(true);
    expect(isSuspended('2026-12-24', '2026-12-24')).toBe(false);
    expect(isSuspended(null, '2026-12-24')).toBe(false);
    expect(isSuspended(undefined, '2026-12-24')).toBe(false);
  });
});
