import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { problem } from '@tilava/sdk/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../../shared/services/services.ts';
import { createMockedServices, handlers, server } from '../../../testing/mockedApi.ts';
import {
  announcementMatchQuery,
  listingQuery,
  ownAnnouncementQuery,
  pairQuery,
} from './matchDetailQueries.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What the banner says once a query has failed. */
async function noticesOf(query: (services: Services) => object): Promise<number> {
  const services = createMockedServices();
  const options = query(services) as QueryObserverOptions;
  await new QueryObserver(services.queryClient, options).refetch();
  return services.notices.get().length;
}

const queries = {
  pair: ({ tilava }: Services) => pairQuery(tilava, 'need', 'announcement'),
  tenantPair: ({ tilava }: Services) => announcementMatchQuery(tilava, 'need', 'announcement'),
  own: ({ tilava }: Services) => ownAnnouncementQuery(tilava, 'announcement'),
} as const;

const answerAll = (code: Parameters<typeof problem>[0]) =>
  server.use(
    handlers.findMatches(problem(code)),
    handlers.getAnnouncement(problem(code)),
    handlers.getProperty(problem(code)),
  );

it.each(Object.entries(queries))('tells why the server failed at a %s', async (_, query) => {
  answerAll('internal_error');
  expect(await noticesOf(query)).toBe(1);
});

it.each(Object.entries(queries))(
  'says nothing where there is no such %s: the list shows',
  async (_, query) => {
    answerAll('not_found');
    expect(await noticesOf(query)).toBe(0);
  },
);

it('never tells of premises that could not be read', async () => {
  answerAll('internal_error');
  expect(await noticesOf(({ tilava }) => listingQuery(tilava, 'premises'))).toBe(0);
});
