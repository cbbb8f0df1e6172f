import type { Strength } from '@tilava/domain/matching';
import { MatchMeter, type MatchPart } from '@tilava/ui/MatchMeter';
import { useTranslations } from 'use-intl';

interface MatchCellProps {
  /** What the table's rows have in common: how good the match is, and by what. */
  readonly row: {
    readonly points: number;
    readonly percentage: string;
    readonly strength: Strength;
    readonly explanation: readonly MatchPart[];
  };
}

/** The percentage of a match with its ring, its word and a strip of its fields. */
export function MatchCell({ row }: MatchCellProps) {
  const t = useTranslations('product.strength');
  return (
    <MatchMeter
      percent={row.points}
      formatted={row.percentage}
      word={t(row.strength)}
      strength={row.strength}
      parts={row.explanation}
    />
  );
}
