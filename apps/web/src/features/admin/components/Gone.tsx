import { Link } from '@tilava/ui/Link';
import { NotFound } from '@tilava/ui/NotFound';
import { listHref } from '../model/adminSearch.ts';
import { useAdminSearch } from './useAdminSearch.ts';
import { useAdminTexts } from './useAdminTexts.ts';

/** What stands in the place of what somebody else has deleted meanwhile. */
export function Gone() {
  const words = useAdminTexts();
  const { search } = useAdminSearch();
  return (
    <NotFound
      title={words.gone}
      steps={
        <Link href={listHref(search)} variant="button">
          {words.back}
        </Link>
      }
    >
      {words.goneHint}
    </NotFound>
  );
}
