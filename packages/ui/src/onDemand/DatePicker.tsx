import type { DatePickerProps as OwnDatePickerProps } from '../components/DatePicker/DatePicker.tsx';
import { FieldPlaceholder } from './FieldPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface DatePickerProps extends OwnDatePickerProps, OnDemandProps {}

/**
 * The DatePicker of this library, downloaded when it is first shown: until then its label and an empty frame.
 *
 * @example
 * <DatePicker {...day} loadLabels={{ loading: 'Loading the calendar', failed: 'The calendar could not be loaded.', retry: 'Try again' }} />
 */
export const DatePicker = onDemand<DatePickerProps>(
  async () => (await import('../components/DatePicker/DatePicker.tsx')).DatePicker,
  FieldPlaceholder,
);
