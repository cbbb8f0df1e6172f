import { expect, it } from 'vitest';
import { isBeginning, readBeginning, readGivenSearch, withType, writeBeginning } from './tenantBeginning.ts';

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

it.each([
  ['', { address: null, type: null }],
  ['?address=Annankatu+16&type=storage', { address: 'Annankatu 16', type: 'storage' }],
  ['?type=castle', { address: null, type: null }],
])('reads %j as what the landing page gives', (search, given) => {
  expect(readGivenSearch(new URLSearchParams(search))).toEqual(given);
});

it('takes the type beside what else was written of the premises', () => {
  const draft = { location, property: { sizeMin: '60', residenceType: ['office'] } };
  const { others } = readBeginning(draft);
  expect(withType(others, 'storage')).toEqual({ property: { sizeMin: '60', residenceType: ['storage'] } });
  expect(withType({}, 'retail')).toEqual({ property: { residenceType: ['retail'] } });
});
