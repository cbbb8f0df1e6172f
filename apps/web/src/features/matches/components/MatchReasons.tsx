import { formatArea, formatDistance } from '@tilava/domain/format';
import type { MatchReason } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { Icon } from '@tilava/ui/Icon';
import { useLocale, useTranslations } from 'use-intl';
import * as styles from './MatchReasons.css.ts';

const icons = { match: 'check', partial: 'tilde', mismatch: 'cross' } as const;

/** What speaks for a match, and what against it, as chips. */
export function MatchReasons({ reasons }: { readonly reasons: readonly MatchReason[] }) {
  const textOf = useReasonText();
  return (
    <span className={styles.reasons}>
      {reasons.map((reason) => (
        <span key={reason.field} className={styles.reason[reason.outcome]}>
          <Icon name={icons[reason.outcome]} />
          {textOf(reason)}
        </span>
      ))}
    </span>
  );
}

function useReasonText() {
  const t = useTranslations('reasons');
  const amenity = useTranslations('product.amenity');
  const locale = useLocale();
  const formatGap = ({ field, gap }: MatchReason): string => {
    if (field === 'location') return formatDistance(gap, locale);
    return field === 'size' ? formatArea(Math.abs(gap), locale) : formatMoney(gap, locale);
  };
  return (reason: MatchReason): string => {
    const { field, outcome, gap, missing } = reason;
    if (outcome === 'match') return t(`met.${field}`);
    return t(gap < 0 ? 'tooSmall' : `missed.${field}`, {
      gap: formatGap(reason),
      missing: missing.map((name) => amenity(name)).join(', '),
    });
  };
}
