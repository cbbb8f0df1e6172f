import type { Schemas } from '@tilava/sdk';
import { DataTable, type Column } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/LoadFailed.tsx';
import { pageSize } from '../../../../shared/lists/infiniteList.ts';
import { useInfiniteList } from '../../../../shared/lists/useInfiniteList.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import * as cells from '../../../../shared/tables/cells.css.ts';
import { useRowLabels } from '../../../../shared/tables/useRowLabels.ts';
import { auditEntriesOf, auditEntriesQuery, auditEntryId } from '../../api/auditEntriesQuery.ts';
import { auditedFieldLabels, labelsOfFields } from '../../model/auditedFields.ts';
import { auditFilterOf, auditHref } from '../../model/auditSearch.ts';
import { useAdminSearch } from '../useAdminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useMoment } from '../useMoment.ts';
import { AuditFilters } from './AuditFilters.tsx';

type AuditEntry = Schemas['AuditEntry'];

/** What admins did, newest first. */
export function AuditLog() {
  const { tilava } = useServices();
  const t = useTranslations('common');
  const words = useAdminTexts();
  const rowLabels = useRowLabels();
  const columns = useColumns();
  const { search } = useAdminSearch();
  const { rows, state, isRetrying, onMore, onShow } = useInfiniteList(
    auditEntriesQuery(tilava, auditFilterOf(search)),
    auditEntriesOf,
    auditEntryId,
  );
  const hasFailed = state === 'failed' && rows === undefined;
  return (
    <Stack gap={6}>
      <AuditFilters entries={rows ?? []} />
      {hasFailed ? (
        <LoadFailed title={words.auditFailed} isRetrying={isRetrying} onRetry={onMore} />
      ) : (
        <DataTable
          caption={words.audit}
          columns={columns}
          rows={rows ?? []}
          rowKey={auditEntryId}
          isLoading={rows === undefined}
          skeletonRows={10}
          rowLabels={rowLabels}
          loadingLabel={words.loading}
          empty={<EmptyState title={words.noEntries} description={words.noEntriesHint} />}
          {...((rows?.length ?? 0) >= pageSize && {
            growth: {
              state: isRetrying ? ('loading' as const) : state,
              onMore,
              onShow,
              labels: {
                more: words.more,
                loading: words.loadingMore,
                progress: words.results(rows?.length ?? 0, ''),
                failed: words.auditFailed,
                tryAgain: t('tryAgain'),
              },
            },
          })}
        />
      )}
    </Stack>
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const words = useAdminTexts();
  const fieldLabels = auditedFieldLabels(useTranslations(), words);
  const moment = useMoment();
  return [
    {
      id: 'what',
      header: words.what,
      width: 30,
      isRowHeader: true,
      cell: ({ action, fields }) => (
        <span className={cells.lines}>
          <span>{words.action[action]}</span>
          {fields.length > 0 && (
            <span className={cells.muted}>{words.fields(labelsOfFields(fields, fieldLabels))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'object',
      header: words.object,
      width: 25,
      cell: ({ object }) => <Party name="object" party={object} />,
    },
    { id: 'who', header: words.who, width: 25, cell: ({ actor }) => <Party name="actor" party={actor} /> },
    { id: 'when', header: words.when, width: 20, cell: ({ createdAt }) => moment(createdAt) },
  ];
}

interface PartyProps {
  readonly name: 'actor' | 'object';
  readonly party: Schemas['AuditParty'];
}

/** Who or what it was about, which leads to everything that is about it. */
function Party({ name, party }: PartyProps) {
  const { search } = useAdminSearch();
  return (
    <Link href={auditHref(search, { [name]: party.id })} variant="standalone">
      {party.name ?? party.id}
    </Link>
  );
}
