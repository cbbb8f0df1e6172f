import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps {
  /** The question, always visible above the field. */
  readonly label: string;
  /** Help that is needed before answering, e.g. the form of an answer. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field as invalid. */
  readonly errorMessage?: string | undefined;
  /** Marks the field and tells screen readers that an answer is needed. @default false */
  readonly isRequired?: boolean;
  /** The visible mark of a required field. @default '*' */
  readonly requiredMark?: string;
  /** The answer, when the parent holds it. */
  readonly value?: string;
  /** The first answer, when the field holds it. */
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
  /** The greatest number of characters that can be typed. Prefer an error message: it says what happened. */
  readonly maxLength?: number;
  /** Several lines: the number that shows at first. One line when it is missing. */
  readonly lines?: number;
  /** What stands at the field's end: a unit, or a small button. */
  readonly end?: ReactNode;
  /** Can be read and copied, but not changed. @default false */
  readonly isReadOnly?: boolean;
  /** The field itself, e.g. to move the focus to the first error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled field for a short or, with `lines`, a longer answer.
 *
 * @example
 * <TextField label="Email" type="email" autoComplete="email" isRequired errorMessage={errors.email} />
 */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired = false,
  requiredMark = '*',
  type = 'text',
  lines,
  end,
  ref,
  ...rest
}: TextFieldProps) {
  const isInvalid = errorMessage !== undefined;
  const hasManyLines = lines !== undefined;
  return (
    <AriaTextField
      {...rest}
      type={type}
      className={styles.root}
      isRequired={isRequired}
      isInvalid={isInvalid}
      // The app decides when and how to complain, in its own words.
      validationBehavior="aria"
    >
      <Label className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.requiredMark} aria-hidden="true">
            {requiredMark}
          </span>
        )}
      </Label>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <div className={styles.box}>
        {hasManyLines ? (
          <TextArea className={styles.area} rows={lines} />
        ) : (
          <Input className={styles.input} {...(ref !== undefined && { ref })} />
        )}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      <FieldError className={styles.error}>
        <Icon name="alert" />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaTextField>
  );
}
