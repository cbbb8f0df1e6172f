import { useId, useRef, type RefObject } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { Answers, Field, type Answer } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { root, frame } from '../Field/Field.css.ts';
import { splitFieldProps, useTyped, type FieldProps, type TypedOptions } from '../Field/fieldProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

export interface NumberFieldProps extends FieldProps, TypedOptions {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The name in the form's data, which holds the number as shown. */
  readonly name?: string;
  /** The unit after the digits, e.g. `{ sign: '€', spoken: 'euros a month' }`. */
  readonly unit?: Unit;
  /** Whether decimals are allowed: touch screens show a decimal separator, too. @default false */
  readonly isDecimal?: boolean;
  /** Possible answers if the `errorMessage` asks, e.g. which of two numbers is meant. */
  readonly answers?: readonly Answer[];
}

/** A field for a number as text, which the app parses and formats. What isn't a number stays, with an error. */
export function NumberField(props: NumberFieldProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    unit,
    isDecimal = false,
    format,
    answers = [],
    ...input
  } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const typed = useTyped({ value, defaultValue, onChange, onBlur, format });
  return (
    <AriaTextField
      {...input}
      {...validity}
      {...typed}
      className={root}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(unit !== undefined && { 'aria-describedby': unitId })}
    >
      <Field
        {...field}
        answers={
          answers.length > 0 && (
            <Answers question={field.errorMessage ?? ''} answers={answers} inputRef={inputRef} />
          )
        }
      >
        <NumberFrame inputRef={inputRef} {...(unit !== undefined && { unit: { ...unit, id: unitId } })} />
      </Field>
    </AriaTextField>
  );
}

/** A unit: what is seen, and what is said where reading the sign aloud would be odd. */
export interface Unit {
  /** E.g. `€` or `m²`. */
  readonly sign: string;
  /** E.g. "euros a month". The sign is read when it is missing. */
  readonly spoken?: string;
}

interface NumberFrameProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** What precedes the digits, e.g. "Min". */
  readonly start?: { readonly id: string; readonly text: string };
  /** What follows the digits; its id ties it to the field. */
  readonly unit?: Unit & { readonly id: string };
}

/** The frame with the digits and their unit, within a TextField of react-aria. */
export function NumberFrame({ inputRef, start, unit }: NumberFrameProps) {
  return (
    <div className={frame}>
      {start !== undefined && (
        <span id={start.id} className={styles.startText}>
          {start.text}
        </span>
      )}
      <Input ref={inputRef} className={styles.number} />
      {unit !== undefined && (
        <span id={unit.id} className={styles.unitText}>
          {unit.spoken === undefined ? (
            unit.sign
          ) : (
            <>
              <span aria-hidden="true">{unit.sign}</span>
              <VisuallyHidden>{unit.spoken}</VisuallyHidden>
            </>
          )}
        </span>
      )}
    </div>
  );
}
