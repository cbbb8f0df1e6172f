import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Pick<
  TextFieldProps,
  | 'id'
  | 'label'
  | 'description'
  | 'errorMessage'
  | 'isRequired'
  | 'optionalMark'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'name'
> {
  /** `current-password` to log in, `new-password` to set one. Password managers rely on it. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The name of the button while the password is hidden, e.g. "Show password". */
  readonly showLabel: string;
  /** The name of the button while the password is visible, e.g. "Hide password". */
  readonly hideLabel: string;
}

/** A field for a password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          onPress={() => setIsShown((wasShown) => !wasShown)}
        />
      }
    />
  );
}

/** The names of the button in a field for a password. */
export interface PasswordLabels {
  /** E.g. "Show password". */
  readonly showPassword: string;
  /** E.g. "Hide password". */
  readonly hidePassword: string;
}
