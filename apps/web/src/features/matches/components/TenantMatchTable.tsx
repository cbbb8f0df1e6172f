import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DataTable, type Column } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { tenantRow, type Bounds, type TenantRow } from '../model/tenantRow.ts';
import { MatchCell } from './MatchCell.tsx';
import * as styles from '../../../shared/tables/cells.css.ts';

type TenantMatch = Extract<Schemas['Match'], { kind: 'tenant' }>;

interface TenantMatchTableProps {
  /** In the server's order; undefined while they are on the way. */
  readonly matches: readonly TenantMatch[] | undefined;
}

/** The tenants whom an announcement may suit. */
export function TenantMatchTable({ matches }: TenantMatchTableProps) {
  const t = useTranslations('matches');
  const locale: Locale = useLocale();
  const rows = useMemo(() => (matches ?? []).map((match) => tenantRow(match, locale)), [matches, locale]);
  return (
    <DataTable
      caption={t('tenantsCaption')}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      isLoading={matches === undefined}
      loadingLabel={t('loading')}
      empty={<EmptyState title={t('noTenants')} description={t('noTenantsHint')} />}
    />
  );
}

function useColumns(): readonly Column<TenantRow>[] {
  const t = useTranslations('matches');
  return [
    {
      id: 'tenant',
      header: t('tenant'),
      width: 30,
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.lines}>
          <span className={styles.facts}>{row.name}</span>
          {row.description !== null && <span className={styles.excerpt}>{row.description}</span>}
        </span>
      ),
    },
    { id: 'seeks', header: t('seeks'), width: 20, cell: (row) => <Seeks row={row} /> },
    {
      id: 'place',
      header: t('wantedPlace'),
      width: 15,
      cell: (row) => (
        <span className={styles.lines}>
          <span>{row.street}</span>
          <span className={styles.muted}>{t('distanceAway', { distance: row.distance })}</span>
        </span>
      ),
    },
    {
      id: 'moveIn',
      header: t('moveIn'),
      width: 10,
      cell: (row) => <span className={styles.figure}>{row.moveIn || t('unsaid')}</span>,
    },
    {
      id: 'match',
      header: t('matchWithProperty'),
      width: 15,
      cell: (row) => <MatchCell row={row} />,
    },
    {
      id: 'personality',
      header: t('personality'),
      width: 10,
      cell: (row) => t('personalityPoints', { points: String(row.personPoints) }),
    },
  ];
}

function Seeks({ row }: { readonly row: TenantRow }) {
  const t = useTranslations();
  return (
    <span className={styles.lines}>
      <span>{row.flags.map((flag) => t(`residenceType.${flag}`)).join(', ')}</span>
      <Range bounds={row.area} />
      <Range bounds={row.rent} />
    </span>
  );
}

function Range({ bounds: { minimum, maximum } }: { readonly bounds: Bounds }) {
  const t = useTranslations('matches');
  if (minimum === '' && maximum === '') return null;
  const key = minimum === '' ? 'upTo' : maximum === '' ? 'from' : 'between';
  return <span className={styles.muted}>{t(key, { minimum, maximum })}</span>;
}
