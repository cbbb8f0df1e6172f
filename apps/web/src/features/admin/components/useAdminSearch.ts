import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changed } from '../model/adminSearch.ts';

/** What the address of the admin's page says, and a way to say something else in its place. */
export function useAdminSearch() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setSearch((current) => changed(current, changes), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { search, change };
}
