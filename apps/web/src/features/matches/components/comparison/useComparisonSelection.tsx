import { Button } from '@tilava/ui/Button';
import type { Selection } from '@tilava/ui/DataTable';
import { Link } from '@tilava/ui/Link';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { AnnouncementRow, UnavailableRow } from '../../model/announcementRow.ts';
import { comparisonAddress, isComparing, leastCompared, mostCompared } from '../../model/comparison.ts';

type Row = AnnouncementRow | UnavailableRow;

/** What a table of matches needs while two to four of them are chosen for a comparison; nothing at other times. */
export function useComparisonSelection(rows: readonly (Row | undefined)[]): Selection<Row> | undefined {
  const t = useTranslations('comparison');
  const unavailable = useTranslations('matches')('unavailable');
  const [search] = useSearchParams();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [isFull, setIsFull] = useState(false);
  if (!isComparing(search)) return undefined;

  const premises = new Map(
    rows.flatMap((row) => (row?.kind === 'announcement' ? [[row.id, row.propertyId] as const] : [])),
  );
  const chosen = [...keys].flatMap((key) => premises.get(key) ?? []);
  const choose = (next: ReadonlySet<string>) => {
    const known = [...next].filter((key) => premises.has(key));
    setKeys(new Set(known.slice(0, mostCompared)));
    setIsFull(known.length > mostCompared);
  };
  return {
    keys,
    onChange: choose,
    rowLabel: (row) => (row.kind === 'announcement' ? t('choose', { address: row.street }) : unavailable),
    allLabel: t('best'),
    summary: isFull ? t('full') : t('chosen', { count: chosen.length }),
    actions: (
      <>
        {chosen.length >= leastCompared && (
          <Link href={comparisonAddress(search, chosen)} variant="standalone">
            {t('show')}
          </Link>
        )}
        <Button size="small" variant="quiet" onPress={() => choose(new Set())}>
          {t('clear')}
        </Button>
      </>
    ),
  };
}
