import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tilava/domain/money';
import { formatMoment, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { getSystemStateQuery } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
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
    <div className={styles.system}>
      <div className={page.content.facts}>
        <Facts state={state.data} />
      </div>
      <div className={styles.refresh}>
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
    </div>
  );
}

function Facts({ state: { version, mails, storage } }: { readonly state: Schemas['SystemState'] }) {
  const labels = useAdminTexts();
  const locale: Locale = useLocale();
  const room = useRoom();
  const number = (count: number) => formatNumber(count, locale);
  const isLow = storage.free < storage.least;
  return (
    <Stack gap={4}>
      {isLow && <Notice tone="danger" title={labels.roomIsLow} />}
      <DefinitionList
        missing={labels.unsaid}
        definitions={[
          { term: labels.version, value: version },
          {
            term: labels.mailsWaiting,
            value:
              mails.waitingSince === null
                ? number(mails.waiting)
                : `${number(mails.waiting)}, ${labels.since(formatMoment(new Date(mails.waitingSince), locale))}`,
          },
          { term: labels.mailsUnsent, value: number(mails.unsent) },
          { term: labels.lastError, value: mails.lastError ?? labels.none },
          { term: labels.database, value: room(storage.database) },
          { term: labels.pictureStore, value: number(storage.pictures) },
          { term: labels.freeRoom, value: `${room(storage.free)}, ${labels.leastRoom(room(storage.least))}` },
        ]}
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
