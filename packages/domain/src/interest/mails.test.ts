import { expect, test } from 'vitest';
import { interestMailAt } from './mails.ts';

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
