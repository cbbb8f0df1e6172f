import { formatRange } from '@tilava/domain/format';
import { useTranslations } from 'use-intl';

export interface Bounds {
  readonly minimum: string;
  readonly maximum: string;
}

/** Words for a range, with its unit once; empty where no bound is given. */
export function useBetween(): (bounds: Bounds) => string {
  const unit = useTranslations('product.unit');
  return ({ minimum, maximum }) => {
    if (!maximum) return minimum && unit('from', { minimum });
    return minimum ? formatRange(minimum, maximum) : unit('upTo', { maximum });
  };
}
