import { useState } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';

type KeyDown = Parameters<NonNullable<TextFieldProps['onKeyDown']>>[0];

/** What holds a text that is typed, and how it is shown. */
export interface TypedOptions {
  /** The answer as it was typed, when the parent holds it; empty while there is none. */
  readonly value?: string | undefined;
  /** The first answer, when the field holds it. */
  readonly defaultValue?: string | undefined;
  /** Gets what is typed: reading it, and saying what is wrong with it, is for the app. */
  readonly onChange?: ((typed: string) => void) | undefined;
  /** Called when the reader leaves the field, or presses Enter in it. */
  readonly onBlur?: (() => void) | undefined;
  /** Writes an answer as it is read best, once the reader leaves it; what cannot be read comes back as it is. */
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
