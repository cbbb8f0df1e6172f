import { useId, useRef, type RefObject } from 'react';
import { TextField } from 'react-aria-components/TextField';
import { Answers, FieldGroup, type Answer, type FieldIds } from '../Field/Field.tsx';
import { splitFieldProps, useTyped, type FieldProps, type Validity } from '../Field/fieldProps.ts';
import { NumberFrame, type Unit } from '../NumberField/NumberField.tsx';
import * as styles from '../Field/Field.css.ts';

/** Two limits as typed; empty if there’s none. */
export interface Range {
  readonly minimum: string;
  readonly maximum: string;
}

export interface RangeFieldProps extends FieldProps {
  /** The id of the pair, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  readonly value: Range;
  /** Called with what’s typed: the app parses and validates it. */
  readonly onChange: (value: Range) => void;
  /** Called when the focus leaves one of the fields, or when Enter is pressed in it. */
  readonly onBlur?: () => void;
  /** The label of the first field, e.g. "Min". Together with the label it names that field. */
  readonly minimumLabel: string;
  /** The label of the second field, e.g. "Max". */
  readonly maximumLabel: string;
  /** The names of the two fields in the form's data. */
  readonly names?: { readonly minimum: string; readonly maximum: string };
  /** The unit of both fields. */
  readonly unit?: Unit;
  /** Whether decimals are allowed: touch screens show a decimal separator, too. @default false */
  readonly isDecimal?: boolean;
  /** Formats a number once the user leaves it; what can’t be parsed is returned unchanged. */
  readonly format?: (typed: string) => string;
  /** Possible answers if the `errorMessage` asks about one of the fields. */
  readonly answers?: { readonly half: keyof Range; readonly answers: readonly Answer[] } | undefined;
}

/** A minimum and a maximum with one question and one error. */
export function RangeField(props: RangeFieldProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { id, value, onChange, minimumLabel, maximumLabel, names, answers, ...number } = rest;
  const inputRefs = { minimum: useRef<HTMLInputElement>(null), maximum: useRef<HTMLInputElement>(null) };
  return (
    <FieldGroup
      {...field}
      id={id}
      answers={
        answers !== undefined && (
          <Answers
            question={field.errorMessage ?? ''}
            answers={answers.answers}
            inputRef={inputRefs[answers.half]}
          />
        )
      }
    >
      {(ids) => (
        <div className={styles.pair}>
          {(['minimum', 'maximum'] as const).map((half) => (
            <Half
              key={half}
              {...number}
              {...validity}
              inputRef={inputRefs[half]}
              ids={ids}
              label={half === 'minimum' ? minimumLabel : maximumLabel}
              name={names?.[half]}
              value={value[half]}
              onChange={(typed) => onChange({ ...value, [half]: typed })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

interface HalfProps extends Pick<RangeFieldProps, 'unit' | 'isDecimal' | 'format' | 'onBlur'>, Validity {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly ids: FieldIds;
  readonly label: string;
  readonly name: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

function Half({
  inputRef,
  ids,
  label,
  name,
  value,
  onChange,
  onBlur,
  unit,
  isDecimal = false,
  format,
  ...validity
}: HalfProps) {
  const labelId = useId();
  const unitId = useId();
  const typed = useTyped({ value, onChange, onBlur, format });
  const descriptions = [ids.descriptions, unit !== undefined && unitId].filter(Boolean).join(' ');
  return (
    <TextField
      {...validity}
      {...typed}
      {...(name !== undefined && { name })}
      className={styles.half}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-labelledby={`${ids.label} ${labelId}`}
      {...(descriptions !== '' && { 'aria-describedby': descriptions })}
    >
      <NumberFrame
        inputRef={inputRef}
        start={{ id: labelId, text: label }}
        {...(unit !== undefined && { unit: { ...unit, id: unitId } })}
      />
    </TextField>
  );
}
