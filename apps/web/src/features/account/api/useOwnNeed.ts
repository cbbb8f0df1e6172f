import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

const firstNeed = (properties: readonly Schemas['Property'][]): Schemas['Need'] | null =>
  properties.find((property) => property.kind === 'need') ?? null;

/** What a tenant looks for, or null. A failure is shown by the page alone (specification, section 8). */
export function useOwnNeed() {
  const { tilava } = useServices();
  return useQuery({
    ...listPropertiesOfUserQuery(tilava, useUserId()),
    meta: { isSilent: true },
    select: firstNeed,
  });
}
