import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useServices, useUserId } from '../services/useServices.ts';

/** Whether the user only reads what is the organisation's. */
export function useIsViewer(): boolean {
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return user.data?.team?.role === 'viewer';
}
