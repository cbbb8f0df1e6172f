import { useQuery } from '@tanstack/react-query';
import { listReceivedInterestsQuery } from '@tilava/sdk/react-query';
import { polling } from '../query/polling.ts';
import { useServices } from '../services/useServices.ts';
import { useUserId } from '../session/useUserId.ts';

/** The interest that others have shown, which shows without a click. */
export function useReceivedInterests() {
  const { tilava } = useServices();
  return useQuery({
    ...listReceivedInterestsQuery(tilava, useUserId()),
    ...polling,
    // Nobody has asked for it; the dashboard says so where it is missing.
    meta: { isSilent: true },
  });
}
