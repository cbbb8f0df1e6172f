import type { DateValue } from '@internationalized/date';
import type { FieldProps } from '../Field/fieldProps.ts';
import { readDay, writeDay } from './day.ts';

/** What the fields for a calendar day have in common. Every day is text, `YYYY-MM-DD`, without a time zone. */
export interface DateInputProps extends FieldProps {
  /** The id of the field, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The answer, when the parent holds it; `null` while there is none. */
  readonly value?: string | null;
  /** The first answer, when the field holds it. */
  readonly defaultValue?: string;
  /** Called once day, month and year are there, and with `null` when they are taken away. */
  readonly onChange?: (day: string | null) => void;
  readonly onBlur?: () => void;
  /** The name in the form's data. */
  readonly name?: string;
  /** Can be read and copied, but not changed. @default false */
  readonly isReadOnly?: boolean;
}

/** The part of a date field's props that react-aria takes in its own words. */
export function dateInput({
  value,
  defaultValue,
  onChange,
}: Pick<DateInputProps, 'value' | 'defaultValue' | 'onChange'>) {
  return {
    ...(value !== undefined && { value: value === null ? null : readDay(value) }),
    ...(defaultValue !== undefined && { defaultValue: readDay(defaultValue) }),
    ...(onChange !== undefined && { onChange: (day: DateValue | null) => onChange(writeDay(day)) }),
    granularity: 'day' as const,
    // 01/03, as in every other date of the app, rather than 1/3.
    shouldForceLeadingZeros: true,
  };
}
