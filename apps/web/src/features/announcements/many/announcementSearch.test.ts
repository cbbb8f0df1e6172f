import type { Schemas } from '@tilava/sdk';
import { exampleAnswers } from '@tilava/sdk/testing';
import { describe, expect, it } from 'vitest';
import { searchAnnouncements, searchOf, withSearch } from './announcementSearch.ts';

const example: Schemas['Announcement'] = exampleAnswers.getAnnouncement.tenant;

const announcement = (
  id: string,
  properties: Partial<Schemas['Listing']>,
  values: Partial<Schemas['Announcement']> = {},
): Schemas['Announcement'] => ({
  ...example,
  id,
  isInterested: [],
  ...values,
  properties: { ...example.properties, description: null, ...properties },
});

const interested = [{ id: 'tenant', properties: [] }];
const all = [
  announcement('a', { address: 'Mallikatu 4, Helsinki', rent: 900, size: 20, residenceType: 'storage' }),
  announcement('b', { address: 'Mallikatu 24, Helsinki', rent: 700, size: 90 }, { isActive: false }),
  announcement(
    'c',
    { address: 'Åvägen 40, Esbo', rent: 800, size: 50 },
    { isInterested: interested, views: 9 },
  ),
  announcement(
    'd',
    { address: 'Satamatie 3, Kotka', rent: 2000, size: 10 },
    { isActive: false, letFrom: '2026-12-01' },
  ),
];

const found = (query: string) =>
  searchAnnouncements(all, searchOf(new URLSearchParams(query)), { locale: 'sv', isNew: (id) => id === 'c' })
    .map(({ id }) => id)
    .join('');

describe('a search of announcements', () => {
  it.each([
    ['', 'abcd'],
    ['text=mallikatu', 'ab'],
    ['text=KATU+hels', 'ab'],
    // A house number is whole, or begins so.
    ['text=4', 'ac'],
    ['text=åv', 'c'],
    ['type=storage', 'a'],
    ['visibility=hidden', 'b'],
    ['visibility=public', 'ac'],
    ['visibility=let', 'd'],
    ['interest=interested', 'c'],
    ['interest=new', 'c'],
    ['interest=nobody', 'abd'],
    ['sort=newest', 'dcba'],
    ['sort=lowestRent', 'bcad'],
    ['sort=highestRent', 'dacb'],
    ['sort=largest', 'bcad'],
    ['sort=address', 'abdc'],
    ['sort=mostInterest', 'cabd'],
    ['sort=mostViews', 'cabd'],
    // What nobody offers counts as not asked.
    ['type=castle&sort=luck', 'abcd'],
  ])('%j finds %s', (query, ids) => {
    expect(found(query)).toBe(ids);
  });

  it('is in the address, without what is the default', () => {
    const search = withSearch(new URLSearchParams('text=a'), 'sort', 'largest');
    expect(search.toString()).toBe('text=a&sort=largest');
    expect(withSearch(withSearch(search, 'sort', 'oldest'), 'text', '').toString()).toBe('');
  });
});
