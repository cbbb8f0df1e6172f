import { expect, it } from 'vitest';
import { isBeginning, readBeginning, writeBeginning } from './tenantBeginning.ts';

const location = { address: 'Annankatu 16, Helsinki', location: { latitude: 60.16, longitude: 24.94 } };
const nothing = { address: '', location: null };

it('comes back as it was written', () => {
  const begun = { location, others: {} };
  expect(readBeginning(JSON.parse(JSON.stringify(writeBeginning(begun))))).toEqual(begun);
  expect(isBeginning(writeBeginning(begun))).toBe(true);
});

it.each([
  null,
  7,
  'draft',
  [],
  {},
  { location: 'here' },
  { location: { address: 7, location: [60, 24] } },
  { location: { location: { latitude: '60', longitude: 24 } } },
])('is empty where the draft is %j', (draft) => {
  expect(readBeginning(draft)).toEqual({ location: nothing, others: {} });
  expect(isBeginning(draft)).toBe(true);
});

it('keeps what another tab wrote into other steps, and is no mere beginning then', () => {
  const draft = { location, kind: 'organization', account: { email: 'new@company.example' } };
  expect(writeBeginning(readBeginning(draft))).toEqual(draft);
  expect(isBeginning(draft)).toBe(false);
});
