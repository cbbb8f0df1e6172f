import type { MatchSort } from '@tilava/domain/matching';
import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Menu } from '@tilava/ui/Menu';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useMenuLabels } from '../../../shared/i18n/Language.tsx';
import { paths } from '../../../shared/paths.ts';
import { sortOf, withSort } from '../model/matchSearch.ts';

export interface Sorting {
  readonly sorts: readonly MatchSort[];
  readonly sort: MatchSort;
  /** Its name within a sentence, e.g. "lowest rent". */
  readonly order: string;
}

/** How the list is sorted, as its address says. */
export function useSorting(sorts: readonly MatchSort[]): Sorting {
  const t = useTranslations('sorting');
  const locale = useLocale();
  const [search] = useSearchParams();
  const sort = sortOf(search, sorts);
  return { sorts, sort, order: t(sort).toLocaleLowerCase(locale) };
}

/** No order has one of these names. */
const how = 'how';

/** What a tenant does with a list besides: say what matters most, or download it. */
export type ListTask = 'weigh' | 'download';

interface MatchSortingProps extends Sorting {
  readonly tasks?: readonly ListTask[];
  readonly onTask?: (task: ListTask) => void;
}

export function MatchSorting({ sorts, sort, tasks, onTask }: MatchSortingProps) {
  const t = useTranslations('sorting');
  const loadLabels = useMenuLabels();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const name = t(sort);
  return (
    <Menu
      actions={[
        ...sorts.map((id) => ({ id, label: t(id) })),
        ...(tasks ?? []).map((id) => ({ id, label: t(id), isApart: true })),
        { id: how, label: t(how), isApart: true },
      ]}
      chosen={sort}
      align="start"
      loadLabels={loadLabels}
      onAction={(id) => {
        const chosen = sorts.find((each) => each === id);
        const task = tasks?.find((each) => each === id);
        if (id === how) void navigate(paths.ranking);
        else if (task) onTask?.(task);
        else if (chosen !== undefined && chosen !== sort) setSearch(withSort(search, chosen));
      }}
    >
      <Button variant="secondary" aria-label={t('label', { name })}>
        <Icon name="sort" />
        {name}
      </Button>
    </Menu>
  );
}
