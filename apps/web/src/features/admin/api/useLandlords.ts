import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsersQuery } from '@tilava/sdk/react-query';
import type { ComboBoxStatus } from '@tilava/ui/ComboBox';
import { useServices } from '../../../shared/services/useServices.ts';
import { useDebouncedValue } from '../../../shared/forms/useDebouncedValue.ts';

/** How many landlords are offered: whoever is not among them is found by more of their name. */
const offered = 20;

/** The landlords whose names or emails hold what is typed. */
export function useLandlords(typed: string) {
  const { tilava } = useServices();
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const query = useQuery({
    ...listUsersQuery(tilava, { text: debounced, isLandlord: true, sort: 'name', entriesPerPage: offered }),
    enabled: text !== '' && debounced !== '',
    placeholderData: keepPreviousData,
    // The field itself tells of a failure.
    meta: { isSilent: true },
  });
  return {
    landlords: text === '' ? [] : (query.data?.results ?? []),
    status: statusOf(text, debounced !== text || query.isFetching, query.isError),
    retry: () => void query.refetch(),
  };
}

function statusOf(text: string, isWaiting: boolean, isError: boolean): ComboBoxStatus {
  if (text === '') return 'idle';
  if (isWaiting) return 'loading';
  return isError ? 'failed' : 'ready';
}
