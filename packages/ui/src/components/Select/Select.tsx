import { useId } from 'react';
import * as styles from '../Field/Field.css.ts';
import { frame, root } from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { chosenValues, type Option } from '../Field/option.ts';
import { TiedField, useFieldIds } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** The value of no answer in the browser; none of a contract is empty. */
const NONE = '';

export interface SelectProps<Value extends string> extends FieldProps {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  readonly options: readonly Pick<Option<Value>, 'value' | 'label'>[];
  /** The selected option, when controlled; `null` for none. */
  readonly value?: Value | null;
  /** The selected option initially, when uncontrolled. */
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value | null) => void;
  readonly onBlur?: () => void;
  /** Shown in the field while nothing is selected, e.g. "Select". */
  readonly placeholder: string;
  /** An option that clears the answer, e.g. "No answer". */
  readonly noneLabel?: string;
  /** The name in the form's data. */
  readonly name?: string;
}

/** One answer out of many, in the browser's own list. With up to seven options, use a RadioGroup. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { field, validity, rest } = splitFieldProps(props);
  const { id, options, value, defaultValue, onChange, placeholder, noneLabel, ...select } = rest;
  const ids = useFieldIds(field);
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={root} data-invalid={validity.isInvalid || undefined}>
      <TiedField {...field} ids={ids} controlId={controlId}>
        <div className={frame}>
          <select
            {...select}
            id={controlId}
            className={styles.select}
            aria-required={validity.isRequired}
            aria-invalid={validity.isInvalid}
            aria-describedby={ids.descriptions || undefined}
            {...(value === undefined ? { defaultValue: defaultValue ?? NONE } : { value: value ?? NONE })}
            onChange={({ target }) => onChange?.(chosenValues(options, [target.value])[0] ?? null)}
          >
            <option value={NONE} disabled hidden>
              {placeholder}
            </option>
            {noneLabel !== undefined && <option value={NONE}>{noneLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.selectArrow}>
            <Icon name="chevronDown" />
          </span>
        </div>
      </TiedField>
    </div>
  );
}
