import { useId, useMemo, type ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';

/** The ids by which a control says what it belongs to. */
export interface FieldIds {
  /** The id of the question. */
  readonly label: string;
  /** The ids of the help and of what is wrong, for `aria-describedby`; empty where there is neither. */
  readonly descriptions: string;
  readonly description: string;
  readonly error: string;
}

/** Ids for a question whose control is not react-aria's. */
export function useFieldIds({ description, errorMessage }: FieldProps): FieldIds {
  const label = useId();
  const descriptionId = useId();
  const error = useId();
  const descriptions = [description !== undefined && descriptionId, errorMessage !== undefined && error];
  return {
    label,
    description: descriptionId,
    error,
    descriptions: descriptions.filter((id) => id !== false).join(' '),
  };
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

interface TiedFieldProps extends FieldProps {
  readonly ids: FieldIds;
  /** The id of the control that the question names. Without it several controls take the name by `ids.label`. */
  readonly controlId?: string;
  readonly children: ReactNode;
  readonly answers?: ReactNode;
}

/**
 * A Field whose parts bear ids, for a control that react-aria does not tie to them.
 *
 * @example
 * const ids = useFieldIds(field);
 * <TiedField {...field} ids={ids} controlId="floor">
 *   <select id="floor" aria-describedby={ids.descriptions} />
 * </TiedField>
 */
export function TiedField({ ids, controlId, children, ...field }: TiedFieldProps) {
  const { label: id, description, error } = ids;
  const isInvalid = field.errorMessage !== undefined;
  const label = useMemo(
    () => (controlId === undefined ? { id, elementType: 'span' } : { id, htmlFor: controlId }),
    [id, controlId],
  );
  const texts = useMemo(
    () => ({ slots: { description: { id: description }, errorMessage: { id: error } } }),
    [description, error],
  );
  const validation = useMemo(() => ({ isInvalid, validationErrors: [], validationDetails }), [isInvalid]);
  return (
    <LabelContext value={label}>
      <TextContext value={texts}>
        <FieldErrorContext value={validation}>
          <Field {...field}>{children}</Field>
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}
