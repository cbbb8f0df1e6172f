import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch';
import * as choice from '../Field/choice.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off. It stays the same in both states. */
  readonly children: ReactNode;
  /** Help below the label. */
  readonly description?: ReactNode;
  /** On or off, when controlled. */
  readonly isSelected?: boolean;
  /** On initially, when uncontrolled. @default false */
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
}

/** Turns something on and off immediately. If it takes effect when a form is sent, use a Checkbox. */
export function Switch({ children, description, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={choice.root}>
      <SwitchButton className={choice.row}>
        <span className={styles.track} />
        <span className={choice.label}>{children}</span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
