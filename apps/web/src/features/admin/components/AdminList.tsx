import type { UseQueryResult } from '@tanstack/react-query';
import { adminPageCount, adminPageRange } from '@tilava/domain/paging';
import { Button } from '@tilava/ui/Button';
import { type Column, DataTable } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { IconButton } from '@tilava/ui/IconButton';
import { Link } from '@tilava/ui/Link';
import { Pagination } from '@tilava/ui/Pagination';
import { Select } from '@tilava/ui/Select';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { media } from '@tilava/ui/tokens/media';
import { useMedia } from '@tilava/ui/useMedia';
import { useCallback, useEffect, useRef, useState } from 'react';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useRowLabels } from '../../../shared/tables/cells.tsx';
import {
  type Direction,
  type ListState,
  type ListTab,
  pageHref,
  taskHref,
  useAdminSearch,
} from '../model/adminSearch.ts';
import { ActionsDialog } from './ActionsDialog.tsx';
import { AdminCard } from './AdminCard.tsx';
import * as styles from './lists.css.ts';
import type { Entry } from './lists.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

interface AdminListProps<Item> {
  readonly tab: ListTab;
  readonly state: ListState<ListTab>;
  readonly query: UseQueryResult<{ readonly results: readonly Item[]; readonly entriesCount: number }>;
  readonly entryOf: (item: Item) => Entry;
  readonly columns: readonly Column<Item>[];
}

export function AdminList<Item>({ tab, state, query, entryOf, columns }: AdminListProps<Item>) {
  const labels = useAdminTexts();
  const own = labels.lists[tab];
  const { search, change } = useAdminSearch();
  const rowLabels = useRowLabels();
  const [acting, setActing] = useState<Entry | null>(null);
  const find = useCallback((text: string) => change({ text }), [change]);
  const { data } = query;
  const rows = data?.results ?? [];
  const { target, onRemoved } = useFocusAfterRemoval(rows.map((item) => entryOf(item).id));
  const current = rows.map(entryOf).find(({ id }) => id === acting?.id) ?? acting;
  const editHref = (item: Item) => taskHref(search, { kind: 'edit', id: entryOf(item).id });
  const actions = actionsColumn(labels.actions, entryOf, setActing);
  const isNarrow = useMedia(media.narrow, { onPaper: false });
  const isBelowWide = useMedia(media.belowWide, { onPaper: false });
  const shown = isBelowWide && !isNarrow ? columns.filter(({ id }) => !wideColumns.includes(id)) : columns;
  return (
    <Stack gap={6}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField label={own.search} text={state.text} onSearch={find} />
        </div>
        {isNarrow && (
          <div className={styles.order}>
            <OrderSelect
              sort={state.sort}
              direction={state.direction}
              columns={columns.filter(({ id, isSortable }) => isSortable && id !== 'createdAt')}
              onChange={change}
            />
          </div>
        )}
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
              {data === undefined ? labels.loading : labels.results(data.entriesCount, state.text.trim())}
            </Text>
          </div>
          <div data-density="compact" data-tab={tab} className={styles.table}>
            <DataTable
              caption={own.caption}
              columns={[...shown, actions]}
              rows={rows}
              rowKey={(item) => entryOf(item).id}
              href={editHref}
              {...(isNarrow && {
                renderCard: (item: Item) => (
                  <AdminCard
                    item={item}
                    href={editHref(item)}
                    columns={columns}
                    actions={<ActionsButton entry={entryOf(item)} onPress={setActing} />}
                  />
                ),
              })}
              sort={{ columnId: state.sort, direction: state.direction }}
              onSortChange={({ columnId, direction }) => change({ sort: columnId, direction })}
              isLoading={data === undefined}
              skeletonRows={10}
              rowLabels={rowLabels}
              loadingLabel={labels.loading}
              empty={
                state.text.trim() === '' ? (
                  <EmptyState title={own.empty} />
                ) : (
                  <EmptyState
                    drawing="search"
                    title={labels.nothingFound}
                    description={labels.nothingFoundHint}
                    action={
                      <Button variant="secondary" onPress={() => change({ text: null })}>
                        {labels.clearSearch}
                      </Button>
                    }
                  />
                )
              }
            />
          </div>
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

/** Tablets have no room for them; none can be sorted by. */
const wideColumns: readonly string[] = ['kind', 'owner'];

const actionsColumn = <Item,>(
  header: string,
  entryOf: (item: Item) => Entry,
  onPress: (entry: Entry) => void,
): Column<Item> => ({
  id: 'actions',
  header,
  isHeaderHidden: true,
  width: 5,
  align: 'end',
  cell: (item) => <ActionsButton entry={entryOf(item)} onPress={onPress} />,
});

interface ActionsButtonProps {
  readonly entry: Entry;
  readonly onPress: (entry: Entry) => void;
}

function ActionsButton({ entry, onPress }: ActionsButtonProps) {
  const labels = useAdminTexts();
  return (
    <IconButton
      icon="more"
      size="small"
      label={labels.actionsOf(entry.name)}
      onPress={() => onPress(entry)}
    />
  );
}

/** How long somebody has to stop typing before the server is asked, in milliseconds. */
const typingPause = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // What the address does not say yet: it changes a moment after it is told.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (text !== known) {
    setKnown(text);
    const answered = sent.indexOf(text);
    setSent(answered < 0 ? [] : sent.slice(answered + 1));
    // Another search may come from the address: by the way back, or by a button.
    if (answered < 0) setTyped(text);
  }
  useEffect(() => {
    if (typed === (sent.at(-1) ?? text)) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before, typed]);
      onSearch(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, text, sent, onSearch]);
  return <TextField label={label} type="search" maxLength={200} value={typed} onChange={setTyped} />;
}

interface OrderSelectProps {
  readonly sort: string;
  readonly direction: Direction;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly onChange: (order: { readonly sort: string; readonly direction: string }) => void;
}

function OrderSelect({ sort, direction, columns, onChange }: OrderSelectProps) {
  const labels = useAdminTexts();
  const options = [
    { value: orderOf('createdAt', 'ascending'), label: labels.oldest },
    { value: orderOf('createdAt', 'descending'), label: labels.newest },
    ...columns.flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((way) => ({
        value: orderOf(id, way),
        label: `${header}, ${labels[way]}`,
      })),
    ),
  ];
  return (
    <Select
      label={labels.order}
      placeholder={labels.oldest}
      options={options}
      value={orderOf(sort, direction)}
      onChange={(value) => {
        const [nextSort = 'createdAt', nextDirection = 'ascending'] = (value ?? '').split(' ');
        onChange({ sort: nextSort, direction: nextDirection });
      }}
    />
  );
}

const orderOf = (sort: string, direction: Direction): string => `${sort} ${direction}`;

interface AdminPaginationProps {
  readonly label: string;
  readonly page: number;
  readonly entriesCount: number;
}

/** The pages of a list; whoever is beyond the last, because there were more, is led to it. */
function AdminPagination({ label, page, entriesCount }: AdminPaginationProps) {
  const labels = useAdminTexts();
  const { search, change } = useAdminSearch();
  const count = adminPageCount(entriesCount);
  useEffect(() => {
    if (page > count) change({ page: count === 1 ? null : String(count) });
  });
  return (
    <div className={styles.pages}>
      <Pagination
        label={label}
        labels={{
          first: labels.first,
          previous: labels.previous,
          next: labels.next,
          last: labels.last,
          page: labels.pageOf,
        }}
        page={page}
        count={count}
        range={adminPageRange}
        href={(number) => pageHref(search, number)}
      />
    </div>
  );
}

/** Where the focus goes whose entry was deleted: to what says how many are left. */
function useFocusAfterRemoval(presentIds: readonly string[]) {
  const target = useRef<HTMLDivElement>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const isGone = removedId !== null && !presentIds.includes(removedId);
  useEffect(() => {
    if (isGone && document.activeElement === document.body) target.current?.focus();
  }, [isGone]);
  return { target, onRemoved: setRemovedId };
}
