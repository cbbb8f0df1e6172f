import type { ReactNode } from 'react';

/** What every question of a form has, whatever its control. */
export interface FieldProps {
  /** The question, always visible above the control. */
  readonly label: string;
  /** Help that is needed before answering, e.g. the form of an answer. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field as invalid. */
  readonly errorMessage?: string | undefined;
  /** Marks the field and tells screen readers that an answer is needed. @default false */
  readonly isRequired?: boolean;
  /** The visible mark of a required field. @default '*' */
  readonly requiredMark?: string;
  /** The visible mark of a field that need not be answered, e.g. "optional". None when it is missing. */
  readonly optionalMark?: string;
}

/** What react-aria is told of a question's state. The app decides when and how to complain, in its own words. */
export interface Validity {
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly validationBehavior: 'aria';
}

/**
 * Parts the props of a field: what Field draws around the control, what react-aria is told of its state, and
 * the rest, which is the control's own.
 *
 * @example
 * const { field } = splitFieldProps({ label: 'Email', isRequired: true, name: 'email' });
 * field.label; // 'Email'
 */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, description, errorMessage, isRequired = false, requiredMark, optionalMark, ...rest } = props;
  const field: FieldProps = {
    label,
    description,
    errorMessage,
    isRequired,
    ...(requiredMark !== undefined && { requiredMark }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  const validity: Validity = {
    isRequired,
    isInvalid: errorMessage !== undefined,
    validationBehavior: 'aria',
  };
  return { field, validity, rest };
}
