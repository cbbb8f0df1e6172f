import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tilava/domain/money';
import { formatMoment, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { getSystemStateQuery } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Icon } from '@tilava/ui/Icon';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import * as page from '../../../shared/page/page.css.ts';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import * as styles from './lists.css.ts';
import { useAdminTexts } from './useAdminTexts.ts';

export function SystemState() {
  const { tilava } = useServices();
  const labels = useAdminTexts();
  const state = useQuery({ ...getSystemStateQuery(tilava), staleTime: 0 });
  if (state.isError) return <QueryFailed title={labels.systemFailed} query={state} />;
  if (state.data === undefined) return <FactsSkeleton />;
  return (
    <div className={page.content.form}>
      <Stack gap={2}>
        <div className={styles.fact}>
          <Text size="small" tone="muted">
            {labels.version} {state.data.version}
          </Text>
          <Button
            variant="secondary"
            size="small"
            isPending={state.isFetching}
            pendingLabel={labels.refreshing}
            onPress={() => void state.refetch()}
          >
            {labels.refresh}
          </Button>
        </div>
        <Facts state={state.data} readAt={state.dataUpdatedAt} />
      </Stack>
    </div>
  );
}

/** Mails leave within seconds; after so many milliseconds, something keeps them. */
const longWait = 15 * 60_000;

interface FactsProps {
  readonly state: Schemas['SystemState'];
  readonly readAt: number;
}

function Facts({ state: { mails, storage }, readAt }: FactsProps) {
  const labels = useAdminTexts();
  const locale: Locale = useLocale();
  const room = useRoom();
  const number = (count: number) => formatNumber(count, locale);
  const since = mails.waitingSince === null ? null : new Date(mails.waitingSince);
  const isLow = storage.free < storage.least;
  const facts: readonly (readonly [term: string, value: string, isProblem: boolean])[] = [
    [
      labels.mailsWaiting,
      number(mails.waiting) + (since === null ? '' : `, ${labels.since(formatMoment(since, locale))}`),
      since !== null && readAt - since.getTime() > longWait,
    ],
    [
      labels.mailsUnsent,
      [number(mails.unsent), mails.lastError].filter(Boolean).join(', '),
      mails.unsent > 0,
    ],
    [labels.database, room(storage.database), false],
    [labels.pictureStore, number(storage.pictures), false],
    [labels.freeRoom, `${room(storage.free)}, ${labels.leastRoom(room(storage.least))}`, isLow],
  ];
  return (
    <Stack gap={4}>
      {isLow && <Notice tone="danger" title={labels.roomIsLow} />}
      <DefinitionList
        missing={labels.unsaid}
        definitions={facts.map(([term, value, isProblem]) => ({
          term,
          value: (
            <span className={styles.fact}>
              {value}
              <span className={styles.state[isProblem ? 'danger' : 'match']}>
                <Icon name={isProblem ? 'alert' : 'check'} />
                {isProblem ? labels.problem : labels.ok}
              </span>
            </span>
          ),
        }))}
      />
    </Stack>
  );
}

const mega = 1024 * 1024;
const giga = 1024 * mega;

function useRoom(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) => {
    const [unit, amount] = bytes >= giga ? (['gigabyte', giga] as const) : (['megabyte', mega] as const);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
      bytes / amount,
    );
  };
}
