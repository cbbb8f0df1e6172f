import { useCallback } from 'react';
import { generatePath, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

/** The address of a match's own page. It keeps the list's filters, so that the way back leads to the same list. */
export function useMatchAddress() {
  const { search } = useLocation();
  return useCallback(
    (propId: string, annoId?: string) =>
      (annoId === undefined
        ? generatePath(paths.announcementMatch, { propId })
        : generatePath(paths.tenantMatch, { annoId, propId })) + search,
    [search],
  );
}
