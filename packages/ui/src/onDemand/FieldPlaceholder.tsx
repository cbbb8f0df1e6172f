import type { ReactNode } from 'react';
import { ErrorText } from '../components/Field/ErrorText.tsx';
import * as field from '../components/Field/Field.css.ts';
import type { FieldProps } from '../components/Field/fieldProps.ts';
import { LabelText } from '../components/Field/LabelText.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { frame } from './FieldPlaceholder.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';

interface FieldPlaceholderProps extends FieldProps, Pick<PlaceholderProps, 'failure'> {
  /** The id of a control that can be used already; its description and its error are called after it. */
  readonly id?: string;
  /** That control. */
  readonly children?: ReactNode;
}

/**
 * A field before its control has come: everything around it, and an empty frame, or what can be used already. It has the
 * two halves of a field, for a FieldRow to put on the lines of their neighbours.
 */
export function FieldPlaceholder({
  id,
  description,
  errorMessage,
  failure,
  children,
  ...label
}: FieldPlaceholderProps) {
  const Label = children === undefined ? 'span' : 'label';
  return (
    <div className={field.root} data-invalid={errorMessage === undefined ? undefined : ''}>
      <div className={field.part}>
        <Label className={field.label} htmlFor={children === undefined ? undefined : id}>
          <LabelText {...label} />
        </Label>
        {description !== undefined && (
          <span id={id && `${id}-description`} className={field.description}>
            {description}
          </span>
        )}
      </div>
      <div className={field.part}>
        {children !== undefined && <div className={field.frame}>{children}</div>}
        {failure ??
          (children === undefined && (
            <div className={frame}>
              <Skeleton width="short" />
            </div>
          ))}
        {errorMessage !== undefined && (
          <span id={id && `${id}-error`} className={field.error}>
            <ErrorText>{errorMessage}</ErrorText>
          </span>
        )}
      </div>
    </div>
  );
}
