import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { DataTable, type Column } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useCallback, useState } from 'react';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { useRowLabels } from '../../../../shared/tables/useRowLabels.ts';
import { taskHref, type ListState, type ListTab } from '../../model/adminSearch.ts';
import type { Entry } from '../../model/entries.ts';
import { ActionsDialog } from '../actions/ActionsDialog.tsx';
import { useAdminSearch } from '../useAdminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { AdminPagination } from './AdminPagination.tsx';
import * as styles from './lists.css.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { SearchField } from './SearchField.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** What a list says of itself. */
export interface ListLabels {
  readonly caption: string;
  readonly search: string;
  readonly add: string;
  readonly empty: string;
  readonly failed: string;
  readonly pages: string;
}

interface AdminListProps<Item> {
  readonly state: ListState<ListTab>;
  readonly query: UseQueryResult<{ readonly results: readonly Item[]; readonly entriesCount: number }>;
  readonly entryOf: (item: Item) => Entry;
  /** All but the one of the actions. */
  readonly columns: readonly Column<Item>[];
  readonly labels: ListLabels;
}

/** A page of a list that the server searches and orders, and what can be done with each of it. */
export function AdminList<Item>({ state, query, entryOf, columns, labels: own }: AdminListProps<Item>) {
  const words = useAdminTexts();
  const { search, change } = useAdminSearch();
  const rowLabels = useRowLabels();
  const [acting, setActing] = useState<Entry | null>(null);
  const find = useCallback((text: string) => change({ text }), [change]);
  const { data } = query;
  const rows = data?.results ?? [];
  const { target, onRemoved } = useFocusAfterRemoval(rows.map((item) => entryOf(item).id));
  const current = rows.map(entryOf).find(({ id }) => id === acting?.id) ?? acting;
  const actions = actionsColumn(words.actions, entryOf, setActing);
  return (
    <Stack gap={6}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField label={own.search} text={state.text} onSearch={find} />
        </div>
        <div className={styles.order}>
          <OrderSelect
            sort={state.sort}
            direction={state.direction}
            columns={columns.filter(({ isSortedByParent }) => isSortedByParent)}
            onChange={change}
          />
        </div>
        <div className={styles.add}>
          <Link href={taskHref(search, { kind: 'add' })} variant="button">
            {own.add}
          </Link>
        </div>
      </div>
      {query.isError ? (
        <QueryFailed title={own.failed} query={query} />
      ) : (
        <Stack gap={4}>
          <div role="status" tabIndex={-1} ref={target}>
            <Text size="small" tone="muted">
              {data === undefined ? words.loading : words.results(data.entriesCount, state.text.trim())}
            </Text>
          </div>
          <DataTable
            caption={own.caption}
            columns={[...columns, actions]}
            rows={rows}
            rowKey={(item) => entryOf(item).id}
            href={(item) => taskHref(search, { kind: 'edit', id: entryOf(item).id })}
            sort={{ columnId: state.sort, direction: state.direction }}
            onSortChange={({ columnId, direction }) => change({ sort: columnId, direction })}
            isLoading={data === undefined}
            skeletonRows={10}
            rowLabels={rowLabels}
            loadingLabel={words.loading}
            empty={
              state.text.trim() === '' ? (
                <EmptyState title={own.empty} />
              ) : (
                <EmptyState
                  title={words.nothingFound}
                  action={
                    <Button variant="secondary" onPress={() => change({ text: null })}>
                      {words.clearSearch}
                    </Button>
                  }
                />
              )
            }
          />
          {data !== undefined && (
            <AdminPagination label={own.pages} page={state.page} entriesCount={data.entriesCount} />
          )}
        </Stack>
      )}
      {current !== null && (
        <ActionsDialog
          key={current.id}
          entry={current}
          onClose={() => setActing(null)}
          onDeleted={onRemoved}
        />
      )}
    </Stack>
  );
}

/** The column of the buttons that open the actions. */
const actionsColumn = <Item,>(
  header: string,
  entryOf: (item: Item) => Entry,
  onPress: (entry: Entry) => void,
): Column<Item> => ({
  id: 'actions',
  header,
  isHeaderHidden: true,
  width: 15,
  align: 'end',
  cell: (item) => <ActionsButton entry={entryOf(item)} onPress={onPress} />,
});

interface ActionsButtonProps {
  readonly entry: Entry;
  readonly onPress: (entry: Entry) => void;
}

function ActionsButton({ entry, onPress }: ActionsButtonProps) {
  const words = useAdminTexts();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={words.actionsOf(entry.name)}
      onPress={() => onPress(entry)}
    >
      {words.actions}
    </Button>
  );
}
