import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createMockedServices } from '../../testing/mockedApi.ts';
import { polling } from './useReceivedInterests.ts';

/** When what was read once, or could not be, is read again, in milliseconds. */
async function intervalAfter(queryFn: () => Promise<unknown>) {
  const { queryClient } = createMockedServices();
  await new QueryObserver(queryClient, { queryKey: ['polling'], queryFn }).refetch();
  const query = queryClient.getQueryCache().find({ queryKey: ['polling'] });
  return query && polling.refetchInterval(query);
}

it('is read every 20 seconds, and left alone where that fails', async () => {
  expect(await intervalAfter(() => Promise.resolve('here'))).toBe(20_000);
  expect(await intervalAfter(() => Promise.reject(new Error('broken')))).toBe(false);
});
