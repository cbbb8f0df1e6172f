import { DateField } from '@tilava/ui/DateField';
import type { PersonFieldsProps } from '@tilava/ui/PersonFields';
import { useDayProps } from './useDayProps.ts';

/** The field of a birthday, which the browser may know. */
export function BirthdayField(field: Parameters<PersonFieldsProps['renderDay']>[0]) {
  return <DateField {...field} {...useDayProps()} autoComplete="bday" />;
}
