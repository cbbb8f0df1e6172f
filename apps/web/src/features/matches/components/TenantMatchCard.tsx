import { Avatar } from '@tilava/ui/Avatar';
import { MatchCard } from '@tilava/ui/MatchCard';
import { useTranslations } from 'use-intl';
import type { TenantRow } from '../model/tenantRow.ts';
import { MatchCell, useMatchLabels } from './MatchCards.tsx';
import { MatchReasons } from './MatchReasons.tsx';

interface TenantMatchCardProps {
  readonly row: TenantRow;
  readonly href: string;
  /** The place of its title in the page's outline. @default 2 */
  readonly level?: 2 | 3;
}

export function TenantMatchCard({ row, href, level }: TenantMatchCardProps) {
  const t = useTranslations();
  const labels = useMatchLabels();
  return (
    <MatchCard
      title={row.name}
      avatar={<Avatar number={row.logo} size="small" />}
      href={href}
      {...(level !== undefined && { level })}
      meter={<MatchCell row={row} />}
      facts={[labels.between(row.area), labels.between(row.rent)].filter(Boolean)}
      details={[
        [
          row.industries.map((key) => t(`product.industry.${key}`)).join(', '),
          row.flags.map((flag) => t(`product.residenceFlag.${flag}`)).join(', '),
        ]
          .filter(Boolean)
          .join(' · '),
        `${row.street}, ${t('product.unit.away', { distance: row.distance })}`,
        `${t('matches.moveIn')}: ${row.moveIn || t('matches.unsaid')}`,
        `${t('matches.personality')}: ${t('product.unit.personPoints', { points: String(row.personPoints) })}`,
      ]}
      reasons={<MatchReasons reasons={row.reasons} />}
      description={row.description}
    />
  );
}
