import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** One's own account. */
export function useOwnUser() {
  const { tilava } = useServices();
  return useQuery(getUserQuery(tilava, useUserId()));
}
