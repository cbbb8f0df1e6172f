import { useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps extends Pick<
  TextFieldProps,
  | 'label'
  | 'description'
  | 'errorMessage'
  | 'isRequired'
  | 'requiredMark'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'name'
> {
  /** `current-password` to log in, `new-password` to choose one. Password managers go by it. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The name of the button while the password is hidden, e.g. "Show password". */
  readonly showLabel: string;
  /** The name of the button while the password shows, e.g. "Hide password". */
  readonly hideLabel: string;
  /** The field itself, e.g. to move the focus to the first error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a password that can be shown, pasted and filled in by a password manager.
 *
 * @example
 * <PasswordField
 *   label="Password"
 *   autoComplete="current-password"
 *   showLabel="Show password"
 *   hideLabel="Hide password"
 * />
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <Button
          className={toggle}
          aria-label={isShown ? hideLabel : showLabel}
          onPress={() => setIsShown((wasShown) => !wasShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </Button>
      }
    />
  );
}
