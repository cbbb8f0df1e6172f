import { Button } from '@tilava/ui/Button';
import type { Selection } from '@tilava/ui/DataTable';
import { Link } from '@tilava/ui/Link';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import {
  comparedIds,
  comparisonAddress,
  leastCompared,
  maxCompared,
  withCompared,
} from '../../model/comparison.ts';
import type { AnnouncementRow, UnavailableRow } from '../../model/matchRows.ts';

type Row = AnnouncementRow | UnavailableRow;

interface ComparisonSelectionProps {
  readonly rows: readonly (Row | undefined)[];
  /** Takes what a table needs while matches are chosen, and nothing when that ends. */
  readonly onChange: (selection: Selection<Row> | undefined) => void;
}

/** Lets two to four matches be chosen for a comparison, which the address keeps. */
export default function ComparisonSelection({ rows, onChange }: ComparisonSelectionProps) {
  const t = useTranslations('comparison');
  const unavailable = useTranslations('matches')('unavailable');
  const [search, setSearch] = useSearchParams();
  const [isFull, setIsFull] = useState(false);
  // The address follows a moment later, and whoever chooses quickly goes on from here.
  const [latest, setLatest] = useState<readonly string[] | null>(null);

  const selection = useMemo((): Selection<Row> => {
    const available = rows.filter((row) => row?.kind === 'announcement');
    const chosen = latest ?? comparedIds(search);
    const show = (ids: readonly string[]) => {
      const next = ids.slice(0, maxCompared);
      setLatest(next);
      setSearch(withCompared(search, next), { replace: true, preventScrollReset: true });
      setIsFull(ids.length > maxCompared);
    };
    // What was chosen may stand farther down than what is loaded, and is its own key until it comes.
    const keyOf = (premises: string) =>
      available.find(({ propertyId }) => propertyId === premises)?.id ?? premises;
    const premisesOf = (key: string) =>
      available.find(({ id }) => id === key)?.propertyId ?? chosen.filter((premises) => premises === key);
    return {
      keys: new Set(chosen.map(keyOf)),
      onChange: (keys) => show([...keys].flatMap(premisesOf)),
      rowLabel: (row) => (row.kind === 'announcement' ? t('choose', { address: row.street }) : unavailable),
      allLabel: t('best'),
      summary: isFull ? t('full') : t('chosen', { count: chosen.length }),
      actions: (
        <>
          <Button size="small" variant="quiet" onPress={() => show([])}>
            {t('clear')}
          </Button>
          {chosen.length >= leastCompared && (
            <Link href={comparisonAddress(withCompared(search, chosen))} variant="button">
              {t('show')}
            </Link>
          )}
        </>
      ),
    };
  }, [rows, latest, search, setSearch, isFull, t, unavailable]);
  useEffect(() => {
    onChange(selection);
    return () => onChange(undefined);
  }, [onChange, selection]);
  return null;
}
