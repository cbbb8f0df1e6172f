import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, FieldError, Text } from 'react-aria-components/Checkbox';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The label: what is true when the box is ticked. */
  readonly children: ReactNode;
  /** Help below the label. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the box as invalid. */
  readonly errorMessage?: string | undefined;
  /** Ticked or not, when the parent holds it. */
  readonly isSelected?: boolean;
  /** Ticked at first, when the box holds it. */
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  /** Must be ticked. @default false */
  readonly isRequired?: boolean;
  /** The name in the form's data. */
  readonly name?: string;
  /** The value in the form's data when ticked. @default 'on' */
  readonly value?: string;
}

/**
 * A statement that can be ticked. It takes effect when its form is sent.
 *
 * @example
 * <Checkbox name="remember">Remember me</Checkbox>
 */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      className={styles.root}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      <CheckboxButton className={styles.row}>
        <span className={styles.box}>
          <Icon name="check" />
        </span>
        <span className={styles.words}>{children}</span>
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>{errorMessage}</FieldError>
    </CheckboxField>
  );
}
