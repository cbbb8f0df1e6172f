import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';

export interface TextFieldProps extends FieldProps {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The answer, when controlled. */
  readonly value?: string;
  /** The initial answer, when uncontrolled. */
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** The name in the form's data. */
  readonly name?: string;
  /** @default 'text' */
  readonly type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date'
  >;
  /** What the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The keyboard that touch screens show. */
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  /** The maximum number of characters. Prefer an error message, which says what happened. */
  readonly maxLength?: number;
  /** What is at the end of the field: a unit, or a small button. */
  readonly end?: ReactNode;
  /** The field itself, e.g. to move the focus to the first error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled field for a short answer. For a longer one, use a TextArea. */
export function TextField(props: TextFieldProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { type = 'text', end, ref, ...input } = rest;
  return (
    <AriaTextField {...input} {...validity} type={type} className={styles.root}>
      <Field {...field}>
        <div className={styles.frame}>
          <Input className={styles.input} {...(ref !== undefined && { ref })} />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </div>
      </Field>
    </AriaTextField>
  );
}
