import { adminPageCount, adminPageRange } from '@tilava/domain/paging';
import { Pagination } from '@tilava/ui/Pagination';
import { useEffect } from 'react';
import { pageHref } from '../../model/adminSearch.ts';
import { useAdminSearch } from '../useAdminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface AdminPaginationProps {
  readonly label: string;
  readonly page: number;
  readonly entriesCount: number;
}

/** The pages of a list; whoever is beyond the last, because there were more, is led to it. */
export function AdminPagination({ label, page, entriesCount }: AdminPaginationProps) {
  const words = useAdminTexts();
  const { search, change } = useAdminSearch();
  const count = adminPageCount(entriesCount);
  useEffect(() => {
    if (page > count) change({ page: count === 1 ? null : String(count) });
  });
  return (
    <Pagination
      label={label}
      labels={{
        first: words.first,
        previous: words.previous,
        next: words.next,
        last: words.last,
        page: words.pageOf,
      }}
      page={page}
      count={count}
      range={adminPageRange}
      href={(number) => pageHref(search, number)}
    />
  );
}
