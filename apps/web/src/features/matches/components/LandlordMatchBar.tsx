import { landlordFilters } from '@tilava/domain/matching';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { ActiveMatchFilters } from './ActiveMatchFilters.tsx';
import { MatchFilterDialog } from './MatchFilterDialog.tsx';
import { useFilters } from './useFilters.ts';

interface LandlordMatchBarProps {
  /** How many there are in the list, in words; empty while they are on the way. */
  readonly results: string;
  /** The list. */
  readonly children: ReactNode;
}

/** What stands above a landlord's list: the filters. */
export function LandlordMatchBar({ results, children }: LandlordMatchBarProps) {
  const filters = useFilters(landlordFilters);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Inline>
          <MatchFilterDialog {...filters} />
        </Inline>
        <ActiveMatchFilters filters={filters} results={results} />
      </Stack>
      {children}
    </Stack>
  );
}
