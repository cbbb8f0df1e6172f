import type { Strength } from '@tilava/domain/matching';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { useTranslations } from 'use-intl';

interface MatchCellProps {
  /** What the table's rows have in common: how good the match is. */
  readonly row: { readonly points: number; readonly percentage: string; readonly strength: Strength };
}

/** The percentage of a match with its ring and its word. */
export function MatchCell({ row }: MatchCellProps) {
  const t = useTranslations('product.strength');
  return (
    <MatchMeter
      percent={row.points}
      formatted={row.percentage}
      word={t(row.strength)}
      strength={row.strength}
    />
  );
}
