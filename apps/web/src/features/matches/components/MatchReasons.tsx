import { formatArea, formatDistance } from '@tilava/domain/format';
import type { MatchReason } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { Icon } from '@tilava/ui/Icon';
import { useLocale, useTranslations } from 'use-intl';
import * as styles from './MatchReasons.css.ts';

const icons = { match: 'check', partial: 'tilde', mismatch: 'cross' } as const;

/** What speaks against a match, and what for it, as chips. */
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
  return (reason: MatchReason): string => {
    if (reason.outcome === 'match') return t(`met.${reason.field}`);
    const { field, gap, missing } = reason;
    const format = field === 'location' ? formatDistance : field === 'size' ? formatArea : formatMoney;
    return t(gap < 0 ? 'tooSmall' : `missed.${field}`, {
      gap: format(Math.abs(gap), locale),
      missing: missing.map((name) => amenity(name)).join(', '),
    });
  };
}
