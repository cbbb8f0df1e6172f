import { useId, useMemo, type ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { Field } from './Field.tsx';
import { root } from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';

/** The ids by which the controls of a group say what they belong to. */
export interface FieldGroupIds {
  /** The id of the question: the first half of each control's name. */
  readonly label: string;
  /** The ids of the help and of what is wrong, for `aria-describedby`. */
  readonly descriptions: string;
}

export interface FieldGroupProps extends FieldProps {
  /** Names the group, e.g. for a link from an ErrorSummary. */
  readonly id?: string | undefined;
  /** The controls, made with the ids that tie them to the group. */
  readonly children: (ids: FieldGroupIds) => ReactNode;
}

/** What react-aria passes along with an error: the browser's own verdicts, of which the app uses none. */
const validationDetails = {
  badInput: false,
  customError: true,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: false,
};

/**
 * One question that several controls answer together: one label, one help, one error.
 *
 * @example
 * <FieldGroup label="Size" errorMessage="The minimum is above the maximum.">
 *   {({ descriptions }) => <input aria-label="Minimum" aria-describedby={descriptions} />}
 * </FieldGroup>
 */
export function FieldGroup({ id, children, ...field }: FieldGroupProps) {
  const labelId = useId();
  const descriptionId = useId();
  const errorId = useId();
  const isInvalid = field.errorMessage !== undefined;
  const descriptions = [field.description !== undefined && descriptionId, isInvalid && errorId]
    .filter((described) => described !== false)
    .join(' ');
  const label = useMemo(() => ({ id: labelId, elementType: 'span' }), [labelId]);
  const texts = useMemo(
    () => ({ slots: { description: { id: descriptionId }, errorMessage: { id: errorId } } }),
    [descriptionId, errorId],
  );
  const validation = useMemo(() => ({ isInvalid, validationErrors: [], validationDetails }), [isInvalid]);
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={descriptions || undefined}
      className={root}
      data-invalid={isInvalid || undefined}
    >
      <LabelContext value={label}>
        <TextContext value={texts}>
          <FieldErrorContext value={validation}>
            <Field {...field}>{children({ label: labelId, descriptions })}</Field>
          </FieldErrorContext>
        </TextContext>
      </LabelContext>
    </div>
  );
}
