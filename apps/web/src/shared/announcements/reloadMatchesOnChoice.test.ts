import { findMatchesKey } from '@tilava/sdk/react-query';
import { expect, it } from 'vitest';
import { createMockedServices } from '../../testing/mockedApi.ts';

it('has the matches of another announcement read anew once it is chosen, however fresh they are', () => {
  const { session, chosenAnnouncement, queryClient } = createMockedServices();
  session.start('token', { id: 'landlord', isLandlord: true, isAdmin: false });
  const key = findMatchesKey({ announcement: 'second' }, { all: true });
  queryClient.setQueryData(key, { results: [], total: 0, nextCursor: null });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
  chosenAnnouncement.choose('second');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
