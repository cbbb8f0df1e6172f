import { useId, useMemo, type ReactNode, type RefObject } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label, LabelContext } from 'react-aria-components/Label';
import { Text, TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';

export interface FieldPartsProps extends FieldProps {
  /** The control, and what is right below it. */
  readonly children: ReactNode;
  /** Whether the help is read before several controls, rather than below the one. @default false */
  readonly isHelpFirst?: boolean;
  /** At the end of the line below the control, e.g. a count. */
  readonly aside?: ReactNode;
  /** What answers the error, where a field may ask; its errors are announced, because they come when it is left. */
  readonly answers?: ReactNode;
}

/** Question, control and, below it, help or what is wrong, within a field of react-aria or a FieldGroup. */
export function Field({
  description,
  errorMessage,
  children,
  isHelpFirst = false,
  aside,
  answers,
  ...label
}: FieldPartsProps) {
  const help = description !== undefined && (
    <Text slot="description" className={styles.description}>
      {description}
    </Text>
  );
  const error = (
    <FieldError className={styles.error}>
      <ErrorText>{errorMessage}</ErrorText>
    </FieldError>
  );
  const below = (
    <>
      {!isHelpFirst && errorMessage === undefined && help}
      {answers === undefined ? (
        error
      ) : (
        <div role="status" className={styles.announced}>
          {error}
        </div>
      )}
    </>
  );
  return (
    <>
      <Label className={styles.label}>
        <LabelText {...label} />
      </Label>
      {isHelpFirst && help}
      {children}
      {aside === undefined ? (
        below
      ) : (
        <div className={styles.below}>
          {below}
          {aside}
        </div>
      )}
      {answers}
    </>
  );
}

/** What is wrong with a field, with its mark. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Icon name="alert" />
      <span className={styles.errorText}>{children}</span>
    </>
  );
}

/** The question with its mark: what stands within a field's label. */
export function LabelText({
  label,
  isRequired = false,
  optionalMark,
}: Pick<FieldProps, 'label' | 'isRequired' | 'optionalMark'>) {
  return (
    <>
      {label}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
      {!isRequired && optionalMark !== undefined && (
        // The space parts the two where they are read as one name.
        <>
          {' '}
          <span className={styles.optionalMark}>{optionalMark}</span>
        </>
      )}
    </>
  );
}

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

interface TiedFieldProps extends FieldPartsProps {
  readonly ids: FieldIds;
  /** The id of the control that the question names. Without it several controls take the name by `ids.label`. */
  readonly controlId?: string;
}

/** A Field whose parts bear ids, for a control that react-aria does not tie to them. */
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

export interface FieldGroupProps extends Omit<FieldPartsProps, 'children' | 'aside'> {
  /** Names the group, e.g. for a link from an ErrorSummary. */
  readonly id?: string | undefined;
  /** The controls, made with the ids that tie them to the group: its question is the first half of their names. */
  readonly children: (ids: FieldIds) => ReactNode;
}

/** One question that several controls answer together: one label, one help, one error. */
export function FieldGroup({ id, children, ...field }: FieldGroupProps) {
  const ids = useFieldIds(field);
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.descriptions || undefined}
      className={styles.root}
      data-invalid={field.errorMessage !== undefined || undefined}
    >
      <TiedField {...field} ids={ids}>
        {children(ids)}
      </TiedField>
    </div>
  );
}

/** An answer to what a field asks. */
export interface Answer {
  /** E.g. "1 500 €", or "Yes, that’s right". */
  readonly label: string;
  /** Takes it: the error that asks should be gone then. */
  readonly onPress: () => void;
}

interface AnswersProps {
  /** The error that asks. */
  readonly question: string;
  readonly answers: readonly Answer[];
  /** The field, which the focus goes back to. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Buttons that answer the error above them. */
export function Answers({ question, answers, inputRef }: AnswersProps) {
  return (
    <div role="group" aria-label={question} className={styles.answers}>
      {answers.map(({ label, onPress }) => (
        <Button
          key={label}
          variant="secondary"
          size="small"
          onPress={({ pointerType }) => {
            // A touch screen would show its keyboard.
            if (pointerType !== 'touch') inputRef.current?.focus();
            onPress();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
