import type { KeyboardEvent, ReactNode } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { splitFieldProps, useTyped, type FieldProps, type TypedOptions } from '../Field/fieldProps.ts';
import { Field } from '../Field/Field.tsx';
import { frame, input, root } from '../Field/Field.css.ts';

export interface DateFieldProps extends FieldProps, TypedOptions {
  /** The id of the field, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** How to write a date, e.g. "dd/mm/yyyy". Visible while the field is empty. */
  readonly placeholder?: string;
  /** The name in the form's data, which holds the date as shown. */
  readonly name?: string;
  /** `bday` lets the browser fill in a birthday. @default 'off' */
  readonly autoComplete?: 'bday' | 'off';
}

/** A field for a date that people know by heart, such as a birthday: text, which the app parses and formats. */
export function DateField(props: DateFieldProps) {
  return <DayInput {...props} />;
}

interface DayInputProps extends DateFieldProps {
  /** Shown at the end of the field. */
  readonly end?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A labelled field in which a day is written, and what stands at its end. */
export function DayInput(props: DayInputProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, onBlur, format, placeholder, end, onKeyDown, ...text } = rest;
  const typed = useTyped({ value, defaultValue, onChange, onBlur, format });
  return (
    <TextField autoComplete="off" {...text} {...validity} {...typed} inputMode="numeric" className={root}>
      <Field {...field}>
        <div className={frame}>
          <Input
            className={input}
            {...(placeholder !== undefined && { placeholder })}
            {...(onKeyDown !== undefined && { onKeyDown })}
          />
          {end}
        </div>
      </Field>
    </TextField>
  );
}
