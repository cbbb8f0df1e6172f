import type { KeyboardEvent, ReactNode } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field.tsx';
import { frame, input, root } from '../Field/Field.css.ts';
import { splitFieldProps } from '../Field/fieldProps.ts';
import { useTyped } from '../Field/useTyped.ts';
import type { DateFieldProps } from './DateField.tsx';

interface DayInputProps extends DateFieldProps {
  /** Stands at the field's end. */
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
