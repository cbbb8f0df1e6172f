import { useId, useState } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { NumberFrame, type Unit } from './NumberFrame.tsx';
import { useDigits } from './useDigits.ts';

export interface NumberFieldProps extends FieldProps {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The answer as it was typed, when the parent holds it; empty while there is none. */
  readonly value?: string;
  /** The first answer, when the field holds it. */
  readonly defaultValue?: string;
  /** Gets what is typed: reading it, and saying what is wrong with it, is for the app. */
  readonly onChange?: (typed: string) => void;
  readonly onBlur?: () => void;
  /** The name in the form's data, where the number stands as it is shown. */
  readonly name?: string;
  /** What stands behind the digits, e.g. `{ sign: '€', spoken: 'euros a month' }`. */
  readonly unit?: Unit;
  /** Whether numbers may be no whole ones: touch screens show a decimal mark, too. @default false */
  readonly isDecimal?: boolean;
  /** Can be read and copied, but not changed. @default false */
  readonly isReadOnly?: boolean;
}

/**
 * A labelled field for a number, which may be written `1 499`, `1499,50` or `1499.50`, and is grouped as the
 * LocaleProvider says once the reader leaves it. Nothing that was typed is thrown away: what is no number stays, for
 * the `errorMessage` to say so.
 *
 * @example
 * <NumberField label="Rent per month" unit={{ sign: '€' }} value={rent} onChange={setRent} />
 */
export function NumberField(props: NumberFieldProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { value, defaultValue = '', onChange, onBlur, unit, isDecimal = false, ...input } = rest;
  const [held, hold] = useState(defaultValue);
  const unitId = useId();
  const digits = useDigits(
    value ?? held,
    (typed) => {
      hold(typed);
      onChange?.(typed);
    },
    onBlur,
  );
  return (
    <AriaTextField
      {...input}
      {...validity}
      {...digits}
      className={root}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(unit !== undefined && { 'aria-describedby': unitId })}
    >
      <Field {...field}>
        <NumberFrame {...(unit !== undefined && { unit: { ...unit, id: unitId } })} />
      </Field>
    </AriaTextField>
  );
}
