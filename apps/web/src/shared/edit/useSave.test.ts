import { QueryObserver } from '@tanstack/react-query';
import { problem } from '@tilava/sdk/testing';
import { getUser } from '@tilava/sdk/operations';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createMockedServices, handlers, server } from '../../testing/mockedApi.ts';
import { versioned } from './useSave.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  { what: 'tells of anything but a property', isSilent: false, count: 1 },
  { what: 'says nothing of a property', isSilent: true, count: 0 },
])('that cannot be read for editing, the banner $what', async ({ isSilent, count }) => {
  server.use(handlers.getUser(problem('internal_error')));
  const { tilava, queryClient, notices } = createMockedServices();
  const read = versioned((signal) => getUser(tilava, 'user', { signal }).withResponse(), isSilent);
  await new QueryObserver(queryClient, { queryKey: ['edit'], ...read }).refetch();
  expect(notices.get()).toHaveLength(count);
});
