import { expect, test } from '@playwright/test';
import type { Schemas } from '@tilava/sdk';
import { exampleAnswers } from '@tilava/sdk/testing';
import { leaksTo, textOf } from './canaries.ts';

const account = (id: string, lastName: string): Schemas['User'] => ({
  ...exampleAnswers.getUser.tenant,
  id,
  email: `${lastName}@tilava.example`,
  isAdmin: false,
  privateTenant: {
    ...exampleAnswers.getUser.tenant.privateTenant,
    firstName: 'Maija',
    lastName,
    phoneNumber: '+358401234513',
    currentAddress: null,
    employeeCount: null,
  },
  organizationTenant: null,
});

const reader = account('reader', 'Virta');
const users = [reader, account('other', 'Lind')];
const leaksOf = (text: string) => leaksTo(reader, users, text, 'here').map((leak) => leak.split(' ')[0]);

test('what nobody else may know is noticed as a word of its own, and one’s own is no secret', () => {
  expect(leaksOf('"email":"Lind@tilava.example"')).toEqual(['Lind@tilava.example', 'Lind']);
  expect(leaksOf('+358401234513, Virta, Virta@tilava.example, Maija')).toEqual([]);
  expect(leaksOf('Lindholmsgatan 5, other.Lind@tilava.example')).toEqual([]);
  expect(leaksTo(undefined, users, 'Virta', 'here')).toHaveLength(1);
});

test('contact details are left out of account where both are interested, and nowhere else', () => {
  const match = { isInterested: true, landlordInterestedIn: true, contacts: { name: 'Lind' } };
  expect(leaksOf(textOf({ results: [match] }))).toEqual([]);
  expect(leaksOf(textOf({ results: [{ ...match, isInterested: false }] }))).toEqual(['Lind']);
  expect(leaksOf(textOf({ results: [{ ...match, displayName: 'Lind' }] }))).toEqual(['Lind']);
});
