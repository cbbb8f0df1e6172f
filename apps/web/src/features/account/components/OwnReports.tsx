import { useMutation, useQuery } from '@tanstack/react-query';
import { maxReportLength, isSuspended } from '@tilava/domain/safety';
import { formatDay, formatMoment } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import {
  createAppealMutation,
  deleteBlockMutation,
  listBlocksQuery,
  listReportsOfUserQuery,
} from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextArea } from '@tilava/ui/TextArea';
import { Suspense, useState } from 'react';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import * as styles from '../../../shared/page/page.css.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { useSafetyTexts } from '../../../shared/safety/useSafetyTexts.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';

type Report = Schemas['Report'];

interface AccountProps {
  readonly suspendedUntil: string | undefined;
}

/** What one has reported, what was decided about oneself, and whom one has blocked. */
export default function Safety({ suspendedUntil }: AccountProps) {
  return (
    <Suspense fallback={<FactsSkeleton />}>
      <OwnReports suspendedUntil={suspendedUntil} />
      <BlockedPeople suspendedUntil={suspendedUntil} />
    </Suspense>
  );
}

/** Each decision can be appealed. */
function OwnReports({ suspendedUntil }: AccountProps) {
  const labels = useSafetyTexts();
  const { tilava } = useServices();
  const today = useToday();
  const reports = useQuery(listReportsOfUserQuery(tilava, useUserId()));
  return (
    <Section id="reports" title={labels.ownDecisions} hint={labels.decisionsHint} width="full">
      <Stack gap={6}>
        {isSuspended(suspendedUntil, today) && <Notice tone="warning">{labels.suspended}</Notice>}
        {reports.isLoadingError ? (
          <QueryFailed title={labels.failed} query={reports} />
        ) : reports.data === undefined ? (
          <FactsSkeleton />
        ) : reports.data.results.length === 0 ? (
          <Text tone="muted">{labels.noDecisions}</Text>
        ) : (
          reports.data.results.map((report) => <OwnReport key={report.id} report={report} />)
        )}
      </Stack>
    </Section>
  );
}

function OwnReport({ report }: { readonly report: Report }) {
  const labels = useSafetyTexts();
  const locale = useLocale();
  const { decision, suspendedUntil, appeal, message, text, statement } = report;
  const until = suspendedUntil === null ? '' : formatDay(suspendedUntil, locale);
  const facts = [
    { term: labels.reasonGiven, value: labels.reasons[report.reason] },
    ...(message === null || message === '' ? [] : [{ term: labels.reportedMessage, value: message }]),
    ...(text === null ? [] : [{ term: labels.yourText, value: text }]),
    ...(decision === null ? [] : [{ term: labels.decision, value: labels.outcome[decision](until) }]),
    ...(statement === null ? [] : [{ term: labels.statement, value: statement }]),
    ...(appeal === null
      ? []
      : [
          {
            term: labels.appeal,
            value:
              appeal.decision === null ? (appeal.text ?? labels.appealed) : labels.reviewed[appeal.decision],
          },
          ...(appeal.statement === null ? [] : [{ term: labels.statement, value: appeal.statement }]),
        ]),
  ];
  return (
    <article aria-labelledby={report.id}>
      <Stack gap={3}>
        <Heading level={3} size="lead" id={report.id}>
          {labels.about[report.kind](report.subject)}
        </Heading>
        <Inline gap={3}>
          <Badge>{labels.states[report.state]}</Badge>
          <Text size="small" tone="muted">
            {`${report.isReporter ? labels.yourReport : labels.aboutYou} · ${formatMoment(
              new Date(report.decidedAt ?? report.createdAt),
              locale,
            )}`}
          </Text>
        </Inline>
        <DefinitionList definitions={facts} missing={labels.nobody} />
        {report.canAppeal && <AppealForm report={report} />}
      </Stack>
    </article>
  );
}

function AppealForm({ report: { id } }: { readonly report: Report }) {
  const labels = useSafetyTexts();
  const failureText = useFailureText();
  const { tilava } = useServices();
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending, error } = useMutation(createAppealMutation(tilava));
  const isWrong = text.trim() === '' || text.length > maxReportLength;
  return (
    <form
      noValidate
      className={styles.content.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(isWrong);
        if (!isWrong && !isPending) mutate({ reportId: id, body: { text } });
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={labels.appealText}
          description={labels.appealHint}
          value={text}
          onChange={setText}
          errorMessage={
            isRefused && isWrong ? (text.trim() === '' ? labels.faults.appeal : labels.tooLong) : undefined
          }
        />
        <div role="alert" className={styles.live}>
          {error && <Notice tone="danger">{failureText('generic', error)}</Notice>}
        </div>
        <Inline>
          <Button type="submit" isPending={isPending} pendingLabel={labels.sending}>
            {labels.appealSend}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Whom a user has blocked, each of whom can be unblocked. */
function BlockedPeople({ suspendedUntil }: AccountProps) {
  const labels = useSafetyTexts();
  const { tilava, notices } = useServices();
  const id = useUserId();
  const isShut = isSuspended(suspendedUntil, useToday());
  const blocks = useQuery({ ...listBlocksQuery(tilava, id), enabled: !isShut });
  const unblock = useMutation({
    ...deleteBlockMutation(tilava),
    onError: (error) => notices.show({ error }),
  });
  if (isShut) return null;
  return (
    <Section id="blocks" title={labels.blockedPeople} hint={labels.blockedHint} width="full">
      {blocks.isLoadingError ? (
        <QueryFailed title={labels.failed} query={blocks} />
      ) : blocks.data === undefined ? (
        <FactsSkeleton />
      ) : blocks.data.results.length === 0 ? (
        <Text tone="muted">{labels.nobodyBlocked}</Text>
      ) : (
        <DefinitionList
          missing={labels.nobody}
          definitions={blocks.data.results.map(({ user, name }) => ({
            term: name,
            value: (
              <Button
                size="small"
                variant="secondary"
                aria-label={labels.unblockName(name)}
                isPending={unblock.isPending && unblock.variables.blockedId === user}
                pendingLabel={labels.unblocking}
                onPress={() => unblock.mutate({ id, blockedId: user })}
              >
                {labels.unblock}
              </Button>
            ),
          }))}
        />
      )}
    </Section>
  );
}
