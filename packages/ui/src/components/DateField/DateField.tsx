import type { FieldProps } from '../Field/fieldProps.ts';
import type { TypedOptions } from '../Field/useTyped.ts';
import { DayInput } from './DayInput.tsx';

export interface DateFieldProps extends FieldProps, TypedOptions {
  /** The id of the field, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** How a day is written, e.g. "dd/mm/yyyy". It is seen while the field is empty. */
  readonly placeholder?: string;
  /** The name in the form's data, where the day stands as it is shown. */
  readonly name?: string;
  /** `bday` lets the browser fill in a birthday. @default 'off' */
  readonly autoComplete?: 'bday' | 'off';
  /** Can be read and copied, but not changed. @default false */
  readonly isReadOnly?: boolean;
}

/**
 * A field for a day that is known by heart, such as a birthday. For a day that is looked for, take a DatePicker. It is
 * text, which the app reads and writes: `format` shows it as the language does once the reader leaves it.
 */
export function DateField(props: DateFieldProps) {
  return <DayInput {...props} />;
}
