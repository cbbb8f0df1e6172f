import { tenantFilters } from '@tilava/domain/matching';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showsFavorites } from '../model/matchSearch.ts';
import { ActiveMatchFilters } from './ActiveMatchFilters.tsx';
import { useFilters } from './useFilters.ts';

interface TenantMatchResultsProps {
  /** How many there are in the list, in words; empty while they are on the way. */
  readonly results: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A tenant's list below its bar: how many there are, by which filters, and the list itself. */
export function TenantMatchResults({ results, children }: TenantMatchResultsProps) {
  const [search] = useSearchParams();
  const filters = useFilters(tenantFilters);
  return (
    <Stack gap={6}>
      {showsFavorites(search) ? (
        <Text as="div" tone="muted">
          <div role="status">{results}</div>
        </Text>
      ) : (
        <ActiveMatchFilters filters={filters} results={results} />
      )}
      {children}
    </Stack>
  );
}
