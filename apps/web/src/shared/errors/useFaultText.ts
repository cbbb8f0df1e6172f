import { type FieldFault, formatQuantity, type MessageParameters } from '@tilava/domain/form';
import { formatNumber, type Locale } from '@tilava/domain/money';
import { useLocale, useTranslations } from 'use-intl';

export function useFaultText(): (fault: FieldFault) => string {
  const t = useTranslations('product.fault');
  const locale: Locale = useLocale();
  const format = (value: MessageParameters[string] = ''): string => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? formatNumber(value, locale, 'upToTwo') : formatQuantity(value, locale);
  };
  return ({ rule, parameters }) =>
    t(rule, {
      maximum: format(parameters['maximum']),
      grouped: format(parameters['grouped']),
      decimal: format(parameters['decimal']),
      rent: format(parameters['rent']),
      size: format(parameters['size']),
      rate: format(parameters['rate']),
    });
}

/** A form that cannot be sent as it is. Its rules are loaded later than what shows it. */
export class InvalidFormError extends Error {
  override readonly name = 'InvalidFormError';
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('The form is not valid');
    this.faults = faults;
  }
}
