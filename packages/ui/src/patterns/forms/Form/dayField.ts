import type { NamedField } from './namedField.ts';

/** The field for a day, as a DatePicker takes it. */
export interface DayField extends NamedField {
  /** As it was typed, or `YYYY-MM-DD`; empty while there is none. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
}
