import type { ReactNode } from 'react';
import { CheckboxField, Text, CheckboxButton } from 'react-aria-components/Checkbox';
import * as choice from '../Field/choice.css.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface CheckboxProps {
  /** The id of the box, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The label: what is true when the box is ticked. */
  readonly children: ReactNode;
  /** Help below the label. */
  readonly description?: ReactNode;
  /** Ticked or not, when controlled. */
  readonly isSelected?: boolean;
  /** Ticked initially, when uncontrolled. */
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  /** The name in the form's data. */
  readonly name?: string;
  /** Which option of a CheckboxGroup it is. */
  readonly value?: string;
}

/** A statement that can be ticked. It takes effect when its form is sent. */
export function Checkbox({ children, description, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={choice.root}>
      <CheckboxButton className={choice.row}>
        <span className={choice.box}>
          <Icon name="check" />
        </span>
        <span className={choice.label}>{children}</span>
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={choice.description}>
          {description}
        </Text>
      )}
    </CheckboxField>
  );
}
