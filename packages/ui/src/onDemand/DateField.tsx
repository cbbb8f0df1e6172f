import type { DateFieldProps as OwnDateFieldProps } from '../components/DateField/DateField.tsx';
import { FieldPlaceholder } from './FieldPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface DateFieldProps extends OwnDateFieldProps, OnDemandProps {}

/**
 * The DateField of this library, downloaded when it is first shown: until then its label and an empty frame.
 *
 * @example
 * <DateField {...birthday} loadLabels={{ loading: 'Loading the field', failed: 'The field could not be loaded.', retry: 'Try again' }} />
 */
export const DateField = onDemand<DateFieldProps>(
  async () => (await import('../components/DateField/DateField.tsx')).DateField,
  FieldPlaceholder,
);
