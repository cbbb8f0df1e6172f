import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tilava/domain/format';
import { formatDay, formatMoment, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { getReportQuery, listReportsInfiniteQuery } from '@tilava/sdk/react-query';
import { BackLink } from '@tilava/ui/BackLink';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { type Column, DataTable } from '@tilava/ui/DataTable';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Heading } from '@tilava/ui/Heading';
import { Icon } from '@tilava/ui/Icon';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadFailed, QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { useSafetyTexts } from '../../../shared/safety/useSafetyTexts.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as cells from '../../../shared/tables/cells.css.ts';
import { useRowLabels } from '../../../shared/tables/cells.tsx';
import {
  foundUsersHref,
  reportHref,
  reportIn,
  reportStateIn,
  reportStates,
  useAdminSearch,
} from '../model/adminSearch.ts';
import { AdminCard } from './AdminCard.tsx';
import { Email } from './lists.tsx';
import { ReportDecision } from './ReportDecision.tsx';
import * as styles from './lists.css.ts';
import { useAdminTexts } from './useAdminTexts.ts';

/** Reports that wait for an admin, or one of them with what is reported (ADR 40). */
export default function ReportQueue() {
  const { search } = useAdminSearch();
  const id = reportIn(search);
  return id === null ? <Queue /> : <Report key={id} id={id} />;
}

function Queue() {
  const labels = useSafetyTexts();
  const { reportStates: stateLabels } = useAdminTexts();
  const locale: Locale = useLocale();
  const { tilava } = useServices();
  const { search, change } = useAdminSearch();
  const state = reportStateIn(search);
  const reports = useInfiniteQuery({
    ...listReportsInfiniteQuery(tilava, { state, limit: 50 }),
    staleTime: 0,
  });
  const counts = reports.data?.pages.at(-1)?.counts;
  // Kept while another state loads.
  const [known, setKnown] = useState(counts);
  if (counts !== undefined && counts !== known) setKnown(counts);
  const rows = reports.data?.pages.flatMap(({ results }) => results);
  const rowLabels = useRowLabels();
  const hrefOf = ({ id }: Schemas['ReportRecord']) => reportHref(search, id);
  const columns = useReportColumns();
  return (
    <Stack gap={6}>
      <SegmentedControl
        label={labels.queue}
        isLabelHidden
        size="small"
        options={reportStates.map((value) => ({
          value,
          label: stateLabels[value],
          count: known && formatNumber(known[value], locale),
        }))}
        value={state}
        onChange={(value) => change({ state: value })}
      />
      {reports.isLoadingError ? (
        <LoadFailed
          title={labels.failed}
          isRetrying={reports.isFetching}
          onRetry={() => void reports.refetch()}
        />
      ) : (
        <div data-density="compact" className={styles.table}>
          <DataTable
            caption={labels.queue}
            columns={columns}
            rows={rows ?? []}
            rowKey={({ id }) => id}
            href={hrefOf}
            renderCard={(report) => (
              <AdminCard
                item={report}
                href={hrefOf(report)}
                columns={columns.filter(({ id }) => id !== chevron)}
                actions={<Icon name="chevronRight" />}
              />
            )}
            isLoading={rows === undefined}
            skeletonRows={3}
            rowLabels={rowLabels}
            loadingLabel={labels.loading}
            empty={<EmptyState title={labels.queueEmpty} />}
          />
        </div>
      )}
      {reports.hasNextPage && (
        <Inline>
          <Button
            variant="secondary"
            isPending={reports.isFetchingNextPage}
            pendingLabel={labels.loading}
            onPress={() => void reports.fetchNextPage()}
          >
            {labels.more}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

const chevron = 'details';

function useReportColumns(): readonly Column<Schemas['ReportRecord']>[] {
  const labels = useSafetyTexts();
  const details = useTranslations('nav')('details');
  const { added, reportKinds } = useAdminTexts();
  const locale = useLocale();
  return [
    {
      id: 'subject',
      header: labels.context,
      width: 32,
      isRowHeader: true,
      cell: ({ kind, subject }) => (
        <span className={cells.lines}>
          <span className={cells.linkText}>{subject}</span>
          <span className={cells.muted}>{reportKinds[kind]}</span>
        </span>
      ),
    },
    { id: 'reason', header: labels.reasonGiven, width: 23, cell: ({ reason }) => labels.reasons[reason] },
    {
      id: 'reporter',
      header: labels.reporter,
      width: 26,
      cell: ({ reporter }) => <PartyLink party={reporter} />,
    },
    {
      id: 'createdAt',
      header: added,
      width: 16,
      cell: ({ createdAt }) => formatMoment(new Date(createdAt), locale),
    },
    {
      id: chevron,
      header: details,
      width: 3,
      align: 'end',
      isHeaderHidden: true,
      cell: () => <Icon name="chevronRight" />,
    },
  ];
}

function Report({ id }: { readonly id: string }) {
  const labels = useSafetyTexts();
  const { tilava } = useServices();
  const { search } = useAdminSearch();
  // Each reading is logged: it is not read again by itself.
  const report = useQuery({
    ...getReportQuery(tilava, id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Stack gap={6}>
      <BackLink href={reportHref(search, null)}>{labels.backToQueue}</BackLink>
      {report.isLoadingError ? (
        <QueryFailed title={labels.failed} query={report} />
      ) : report.data === undefined ? (
        <FactsSkeleton />
      ) : (
        <Details report={report.data} />
      )}
    </Stack>
  );
}

function Details({ report }: { readonly report: Schemas['ReportDetails'] }) {
  const labels = useSafetyTexts();
  const locale = useLocale();
  const { decision, appeal, suspendedUntil } = report;
  const until = suspendedUntil === null ? '' : formatDay(suspendedUntil, locale);
  return (
    <div className={styles.report}>
      <div className={styles.reportFacts}>
        <Stack gap={3}>
          <Heading level={2}>{labels.about[report.kind](report.subject)}</Heading>
          <Inline>
            <Badge>{labels.states[report.state]}</Badge>
          </Inline>
          <DefinitionList
            missing={labels.nobody}
            definitions={[
              { term: labels.reasonGiven, value: labels.reasons[report.reason] },
              ...(report.text === null ? [] : [{ term: labels.description, value: report.text }]),
              { term: labels.reporter, value: <PartyLink party={report.reporter} /> },
              { term: labels.affected, value: <PartyLink party={report.affected} /> },
              ...(decision === null
                ? []
                : [
                    { term: labels.decision, value: labels.outcome[decision](until) },
                    { term: labels.statement, value: report.statement },
                  ]),
              ...(appeal === null ? [] : [{ term: labels.appeal, value: appeal.text }]),
              ...(appeal === null || appeal.decision === null
                ? []
                : [
                    { term: labels.decision, value: labels.reviewed[appeal.decision] },
                    { term: labels.statement, value: appeal.statement },
                  ]),
            ]}
          />
        </Stack>
        <Reported report={report} />
      </div>
      {(report.state === 'open' || report.state === 'appealed') && <ReportDecision report={report} />}
    </div>
  );
}

function PartyLink({ party }: { readonly party: Schemas['ReportParty'] | null }) {
  const labels = useSafetyTexts();
  if (party === null) return labels.nobody;
  return (
    <Link href={foundUsersHref(party.email)} variant="standalone">
      <Email address={party.email} />
    </Link>
  );
}

/** What was reported, with no more than its context. */
function Reported({ report }: { readonly report: Schemas['ReportDetails'] }) {
  const labels = useSafetyTexts();
  const locale = useLocale();
  const { kind, messages, reportedMessage, announcement } = report;
  const isGone = kind === 'message' ? messages.length === 0 : announcement === null;
  return (
    <section aria-labelledby="reported">
      <Stack gap={3}>
        <Heading level={3} id="reported">
          {labels.context}
        </Heading>
        {kind === 'message' && (
          <Text size="small" tone="muted">
            {labels.contextHint}
          </Text>
        )}
        {isGone && <Text tone="muted">{labels.itemGone}</Text>}
        {messages.length > 0 && (
          <DefinitionList
            missing={labels.nobody}
            definitions={messages.map(({ id, sender, text, attachments, createdAt }) => ({
              term: `${labels.sides[sender]}, ${formatMoment(new Date(createdAt), locale)}`,
              value:
                id === reportedMessage ? (
                  <Stack gap={1} align="start">
                    <Badge tone="attention">{labels.reported}</Badge>
                    <Written text={text} attachments={attachments} />
                  </Stack>
                ) : (
                  <Written text={text} attachments={attachments} />
                ),
            }))}
          />
        )}
        {announcement !== null && <Text>{announcement.properties.description ?? report.subject}</Text>}
      </Stack>
    </section>
  );
}

/** A message as it was written, with the names of its files. */
const Written = ({
  text,
  attachments,
}: Pick<Schemas['ReportDetails']['messages'][number], 'text' | 'attachments'>) => (
  <span className={styles.written}>
    {[text, ...attachments.map(({ name }) => name)].filter((line) => line !== '').join('\n')}
  </span>
);
