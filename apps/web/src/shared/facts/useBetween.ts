import { useTranslations } from 'use-intl';

export interface Bounds {
  readonly minimum: string;
  readonly maximum: string;
}

/** Words for a range; empty where no bound is given. */
export function useBetween(): (bounds: Bounds) => string {
  const unit = useTranslations('product.unit');
  return ({ minimum, maximum }) => {
    if (minimum === '' && maximum === '') return '';
    const key = minimum === '' ? 'upTo' : maximum === '' ? 'from' : 'between';
    return unit(key, { minimum, maximum });
  };
}
