import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ComboBoxStatus } from '@tilava/ui/ComboBox';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before the server is asked. */
const delay = 200;

const longestText = 200;

/** Asks the server for what is typed, after each pause in typing. The last answer stays until the next one is there. */
export function useTypeahead<Data, Failure extends Error, Key extends QueryKey>(
  typed: string,
  queryFor: (text: string) => UseQueryOptions<Data, Failure, Data, Key>,
) {
  const text = typed.trim().slice(0, longestText);
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    ...queryFor(debounced),
    enabled: text !== '' && debounced !== '',
    placeholderData: keepPreviousData,
    // The field itself tells of a failure.
    meta: { isSilent: true },
  });
  const isWaiting = debounced !== text || query.isFetching;
  const answered: ComboBoxStatus = query.isError ? 'failed' : 'ready';
  const status: ComboBoxStatus = text === '' ? 'idle' : isWaiting ? 'loading' : answered;
  return { data: query.data, status, retry: () => void query.refetch() };
}
