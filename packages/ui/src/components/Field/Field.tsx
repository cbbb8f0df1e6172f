import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { ErrorText } from './ErrorText.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';
import { LabelText } from './LabelText.tsx';

export interface FieldPartsProps extends FieldProps {
  /** The control, and what stands right below it. */
  readonly children: ReactNode;
  /** What answers the error, where a field may ask; its errors are announced, because they come when it is left. */
  readonly answers?: ReactNode;
}

/**
 * What stands around a control: the question and its mark, help, the control, and what is wrong. It lies within
 * a field of react-aria or a FieldGroup, which ties the parts together for screen readers. Its two halves let a
 * FieldRow put the controls of neighbours on one line.
 *
 * @example
 * <TextField className={root}>
 *   <Field label="Email" description="We send a link here.">
 *     <Input className={input} />
 *   </Field>
 * </TextField>
 */
export function Field({ description, errorMessage, children, answers, ...label }: FieldPartsProps) {
  const error = (
    <FieldError className={styles.error}>
      <ErrorText>{errorMessage}</ErrorText>
    </FieldError>
  );
  return (
    <>
      <div className={styles.part}>
        <Label className={styles.label}>
          <LabelText {...label} />
        </Label>
        {description !== undefined && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
      </div>
      <div className={styles.part}>
        {children}
        {answers === undefined ? (
          error
        ) : (
          <div role="status" className={styles.announced}>
            {error}
          </div>
        )}
        {answers}
      </div>
    </>
  );
}
