import { MatchCard } from '@tilava/ui/MatchCard';
import { useTranslations } from 'use-intl';
import type { TenantRow } from '../model/tenantRow.ts';
import { MatchCell } from './MatchCell.tsx';
import { useMatchLabels } from './useMatchLabels.ts';

interface TenantMatchCardProps {
  readonly row: TenantRow;
  /** The address of its own page. */
  readonly href: string;
  /** The place of its title in the page's outline. @default 2 */
  readonly level?: 2 | 3;
}

/** A tenant whom an announcement may suit, as a card where there is no room for columns. */
export function TenantMatchCard({ row, href, level }: TenantMatchCardProps) {
  const t = useTranslations();
  const words = useMatchLabels();
  return (
    <MatchCard
      title={row.name}
      href={href}
      {...(level !== undefined && { level })}
      meter={<MatchCell row={row} />}
      facts={[words.between(row.area), words.between(row.rent)].filter(Boolean)}
      details={[
        row.flags.map((flag) => t(`product.residenceFlag.${flag}`)).join(', '),
        `${row.street}, ${t('product.unit.away', { distance: row.distance })}`,
        `${t('matches.moveIn')}: ${row.moveIn || t('matches.unsaid')}`,
        `${t('matches.personality')}: ${t('product.unit.personPoints', { points: String(row.personPoints) })}`,
      ]}
      description={row.description}
    />
  );
}
