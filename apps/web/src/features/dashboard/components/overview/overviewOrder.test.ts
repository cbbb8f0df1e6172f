import type { Schemas } from '@tilava/sdk';
import { exampleAnswers } from '@tilava/sdk/testing';
import { expect, it } from 'vitest';
import { sortOverview } from './overviewOrder.ts';

const example: Schemas['Announcement'] = exampleAnswers.getAnnouncement.tenant;
const announcement = (
  id: string,
  address: string,
  values: Partial<Schemas['Announcement']>,
): Schemas['Announcement'] => ({ ...example, id, ...values, properties: { ...example.properties, address } });

const tenant = { id: 'tenant', properties: [] };
const all = [
  announcement('a', 'Mallikatu 24', { views: 9, isInterested: [] }),
  announcement('b', 'Mallikatu 3', {
    views: null,
    isInterested: [tenant, tenant],
    upcomingViewings: 1,
    nextViewing: '2026-12-05T08:00:00Z',
  }),
  announcement('c', 'Åvägen 1', {
    views: 30,
    isInterested: [tenant],
    upcomingViewings: 1,
    nextViewing: '2026-12-02T08:00:00Z',
  }),
];

it.each([
  ['property', 'ascending', 'bac'],
  ['property', 'descending', 'cab'],
  ['interested', 'descending', 'bca'],
  ['views', 'descending', 'cab'],
  ['views', 'ascending', 'bac'],
  ['viewings', 'descending', 'cba'],
  ['unknown', 'descending', 'bca'],
] as const)('sorted by %s, %s, they are %s', (columnId, direction, ids) => {
  const sorted = (chosenId?: string) =>
    sortOverview(all, { columnId, direction }, { locale: 'sv', chosenId })
      .map(({ id }) => id)
      .join('');
  expect(sorted()).toBe(ids);
  expect(sorted('a')).toBe(`a${ids.replace('a', '')}`);
});
