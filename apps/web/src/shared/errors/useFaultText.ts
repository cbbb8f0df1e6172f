import type { FieldFault } from '@tilava/domain/form';
import { useTranslations } from 'use-intl';

/** Words for a rule that a field of a form breaks. */
export function useFaultText(): (fault: FieldFault) => string {
  const t = useTranslations('product.fault');
  return ({ rule, parameters }) => t(rule, { maximum: String(parameters['maximum'] ?? '') });
}
