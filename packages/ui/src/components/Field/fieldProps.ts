import { useState, type ReactNode } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';

/** What every question of a form has, whatever its control. */
export interface FieldProps {
  /** The question, always visible above the control. */
  readonly label: string;
  /** What to know before answering, e.g. the format. Below the control, an error takes its place. */
  readonly description?: ReactNode;
  /** What’s wrong and how to fix it. If there is one, the field is invalid. */
  readonly errorMessage?: string | undefined;
  /** Marks the field and tells screen readers that it’s required. @default false */
  readonly isRequired?: boolean;
  /** The visible mark of an optional field, e.g. "optional". */
  readonly optionalMark?: string;
}

/** What react-aria is told of a question's state. The app decides when and how to complain, in its own words. */
export interface Validity {
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly validationBehavior: 'aria';
}

/** Parts a field's props into what Field draws, what react-aria is told, and what is the control's own. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, description, errorMessage, isRequired = false, optionalMark, ...rest } = props;
  const field: FieldProps = {
    label,
    description,
    errorMessage,
    isRequired,
    ...(optionalMark !== undefined && { optionalMark }),
  };
  const validity: Validity = {
    isRequired,
    isInvalid: errorMessage !== undefined,
    validationBehavior: 'aria',
  };
  return { field, validity, rest };
}

type KeyDown = Parameters<NonNullable<TextFieldProps['onKeyDown']>>[0];

/** What holds a text that is typed, and how it is shown. */
export interface TypedOptions {
  /** The answer as typed, when controlled; empty if there’s none. */
  readonly value?: string | undefined;
  /** The initial answer, when uncontrolled. */
  readonly defaultValue?: string | undefined;
  /** Called with what’s typed: the app parses and validates it. */
  readonly onChange?: ((typed: string) => void) | undefined;
  /** Called when the user leaves the field or presses Enter in it. */
  readonly onBlur?: (() => void) | undefined;
  /** Formats an answer once the user leaves it; what can’t be parsed is returned unchanged. */
  readonly format?: ((typed: string) => string) | undefined;
}

/** Shows a text as it is typed while it is, and as it is read best before and after. */
export function useTyped({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  format = (typed) => typed,
}: TypedOptions) {
  const [held, hold] = useState(defaultValue);
  const [hasFocus, setFocus] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const text = value ?? held;
  const leave = () => {
    setTyped(false);
    onBlur?.();
  };
  return {
    value: isTyped ? text : format(text),
    onChange: (typed: string) => {
      // What a browser fills in by itself is never left.
      setTyped(hasFocus);
      hold(typed);
      onChange?.(typed);
    },
    onFocus: () => setFocus(true),
    onBlur: () => {
      setFocus(false);
      leave();
    },
    // Whoever presses Enter is done with it as well.
    onKeyDown: (event: KeyDown) => {
      event.continuePropagation();
      if (event.key === 'Enter') leave();
    },
  };
}
