import { findMatchesKey } from '@tilava/sdk/react-query';
import { exampleAnswers } from '@tilava/sdk/testing';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createMockedServices } from '../../testing/mockedApi.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { chosenOf, createChosenAnnouncementStore, isWhole } from './ownAnnouncements.ts';

const landlord = { id: 'landlord', isLandlord: true, isAdmin: false };

function browser(storage = memoryStorage()) {
  const tabs = new EventTarget();
  const session = createSessionStore(storage, tabs);
  return { session, chosen: createChosenAnnouncementStore({ storage, tabs, session }) };
}

describe('the chosen announcement', () => {
  it('is kept over a reload', () => {
    const storage = memoryStorage();
    const { session, chosen } = browser(storage);
    session.start('token', landlord, false);
    chosen.choose('second');
    expect(chosen.get()).toBe('second');
    expect(browser(storage).chosen.get()).toBe('second');
  });

  it('that was kept before it said whose it is belongs to whoever is logged in', () => {
    const storage = memoryStorage();
    browser(storage).session.start('token', landlord, false);
    storage.setItem('tilava.announcement', '019b76da-0000-7000-8000-000000000000');
    expect(browser(storage).chosen.get()).toBe('019b76da-0000-7000-8000-000000000000');
  });

  it('stays where the server says something new of the same user', () => {
    const { session, chosen } = browser();
    session.start('token', landlord, false);
    chosen.choose('second');
    session.refresh({ ...landlord, isAdmin: true }, false);
    expect(chosen.get()).toBe('second');
  });
});

describe('§4 of a landlord’s announcements', () => {
  const announcements = [{ id: 'first' }, { id: 'second' }];

  it('the first one is chosen as long as none is, or one that is gone', () => {
    expect(chosenOf(announcements, null)).toEqual({ id: 'first' });
    expect(chosenOf(announcements, 'gone')).toEqual({ id: 'first' });
    expect(chosenOf([], 'gone')).toBeUndefined();
  });

  it('the chosen one counts', () => {
    expect(chosenOf(announcements, 'second')).toEqual({ id: 'second' });
  });
});

it('has the matches of another announcement read anew once it is chosen, however fresh they are', () => {
  const { session, chosenAnnouncement, queryClient } = createMockedServices();
  session.start('token', { id: 'landlord', isLandlord: true, isAdmin: false });
  const key = findMatchesKey({ announcement: 'second' }, { all: true });
  queryClient.setQueryData(key, { results: [], total: 0, nextCursor: null });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
  chosenAnnouncement.choose('second');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('tells an announcement that can be shown from one that is broken', () => {
  const announcement = exampleAnswers.getAnnouncement.tenant;
  const { properties } = announcement;
  expect(isWhole(announcement)).toBe(true);
  expect(isWhole({ ...announcement, properties: null })).toBe(false);
  expect(isWhole({ ...announcement, properties: { ...properties, propertyPics: null } })).toBe(false);
  expect(isWhole({ ...announcement, properties: { ...properties, address: undefined } })).toBe(false);
  expect(isWhole({})).toBe(false);
});
