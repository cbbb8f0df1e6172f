import { useId } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { NumberFrame, type Unit } from './NumberFrame.tsx';
import { fromAria, numberInput, toAria, type NumberInputOptions } from './numberInput.ts';

export interface NumberFieldProps extends FieldProps, NumberInputOptions {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The answer, when the parent holds it; `null` while there is none. */
  readonly value?: number | null;
  /** The first answer, when the field holds it. */
  readonly defaultValue?: number;
  /** Called when the reader leaves the field, presses Enter or an arrow: not for every digit. */
  readonly onChange?: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** The name in the form's data, where the number stands without grouping. */
  readonly name?: string;
  /** What stands behind the digits, e.g. `{ sign: '€', spoken: 'euros a month' }`. */
  readonly unit?: Unit;
  /** Can be read and copied, but not changed. @default false */
  readonly isReadOnly?: boolean;
}

/**
 * A labelled field for a number, which is grouped as the LocaleProvider says once the reader leaves it. Letters
 * cannot be typed. A number that is too small or too great stays: say so in the `errorMessage`.
 *
 * @example
 * <NumberField label="Rent per month" unit={{ sign: '€' }} value={rent} onChange={setRent} />
 */
export function NumberField(props: NumberFieldProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { value, onChange, unit, decimals, isSigned, ...input } = rest;
  const unitId = useId();
  return (
    <AriaNumberField
      {...input}
      {...validity}
      {...numberInput({ ...(decimals !== undefined && { decimals }), ...(isSigned && { isSigned }) })}
      className={root}
      {...(value !== undefined && { value: toAria(value) })}
      {...(onChange !== undefined && { onChange: (next: number) => onChange(fromAria(next)) })}
      {...(unit !== undefined && { 'aria-describedby': unitId })}
    >
      <Field {...field}>
        <NumberFrame {...(unit !== undefined && { unit: { ...unit, id: unitId } })} />
      </Field>
    </AriaNumberField>
  );
}
