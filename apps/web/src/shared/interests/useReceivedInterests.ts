import { useQuery } from '@tanstack/react-query';
import { listReceivedInterestsQuery } from '@tilava/sdk/react-query';
import { watched } from '../query/watched.ts';
import { useServices } from '../services/useServices.ts';
import { useUserId } from '../session/useUserId.ts';

/** The interest that others have shown, which shows without a click. */
export function useReceivedInterests() {
  const { tilava } = useServices();
  return useQuery({
    ...listReceivedInterestsQuery(tilava, useUserId()),
    ...watched,
    // Nobody has asked for it; the dashboard says so where it is missing.
    meta: { isSilent: true },
  });
}
