import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';

export interface FieldPartsProps extends FieldProps {
  /** The control, and what stands right below it. */
  readonly children: ReactNode;
}

/**
 * What stands around a control: the question and its mark, help, the control, and what is wrong. It lies within
 * a field of react-aria or a FieldGroup, which ties the parts together for screen readers.
 *
 * @example
 * <TextField className={root}>
 *   <Field label="Email" description="We send a link here.">
 *     <Input className={input} />
 *   </Field>
 * </TextField>
 */
export function Field({
  label,
  description,
  errorMessage,
  isRequired = false,
  requiredMark = '*',
  optionalMark,
  children,
}: FieldPartsProps) {
  return (
    <>
      <Label className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.requiredMark} aria-hidden="true">
            {requiredMark}
          </span>
        )}
        {!isRequired && optionalMark !== undefined && (
          // The space parts the two where they are read as one name.
          <>
            {' '}
            <span className={styles.optionalMark}>{optionalMark}</span>
          </>
        )}
      </Label>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {children}
      <FieldError className={styles.error}>
        <Icon name="alert" />
        <span className={styles.errorWords}>{errorMessage}</span>
      </FieldError>
    </>
  );
}
