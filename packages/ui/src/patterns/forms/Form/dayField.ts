import type { NamedField } from './namedField.ts';

/** The field for a day, as a DatePicker takes it. */
export interface DayField extends NamedField {
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}
