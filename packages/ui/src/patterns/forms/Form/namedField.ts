import type { ReactNode } from 'react';
import type { Answer } from '../../../components/Field/Answers.tsx';
import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';

/** What is wrong with a form's fields, by the field's name. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** An answer to what a form asks about a field: what is to be put into one of its fields. */
export interface FieldAnswer extends Pick<Answer, 'label'> {
  readonly name: string;
  readonly value: string;
}

/** What a form says of its fields, by the field's name. */
export interface FieldsProps<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  /** Help that is needed before answering. */
  readonly hints?: Readonly<Partial<Record<Name, ReactNode>>> | undefined;
  /** What is wrong and how to mend it. */
  readonly errors?: FieldErrors<Name> | undefined;
  /** What may be answered, where an error asks. */
  readonly answers?: Readonly<Partial<Record<Name, readonly FieldAnswer[]>>> | undefined;
  /** Writes what was typed into a field as it is read best; what cannot be read comes back as it is. */
  readonly format?: ((name: string, typed: string) => string) | undefined;
  /** Called when the reader leaves a field with words, numbers or options: the time to say what is wrong with it. */
  readonly onLeave?: ((name: Name) => void) | undefined;
}

/** Fields in which not every answer is needed. */
export interface PartlyRequiredProps<Name extends string> extends FieldsProps<Name> {
  /** The names of the fields that need an answer. */
  readonly required: readonly string[];
}

/** What every field of a form gets: by what it is found and sent, and what is said of it. */
export interface NamedField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly description: ReactNode;
  readonly errorMessage: string | undefined;
  readonly isRequired: boolean;
  readonly onBlur: () => void;
}

/** Gives the fields of a form by their names. */
export type NamedFields<Name extends string> = (name: Name) => NamedField;

/**
 * Gives the fields of a form by their names.
 *
 * @param formId - begins the ids of the fields, so that two forms of one page share none
 * @param props - what the form says of its fields; without `required` every one of them needs an answer
 * @example
 * const field = namedFields('login', { labels: { email: 'Email' }, errors: { email: 'Write your email.' } });
 * field('email'); // { id: 'login-email', name: 'email', label: 'Email', errorMessage: 'Write your email.', … }
 */
export function namedFields<Name extends string>(
  formId: string,
  { labels, hints, errors, onLeave, required }: FieldsProps<Name> & { readonly required?: readonly string[] },
): NamedFields<Name> {
  return (name) => ({
    id: fieldId(formId, name),
    name,
    label: labels[name],
    description: hints?.[name],
    errorMessage: errors?.[name],
    isRequired: required?.includes(name) ?? true,
    onBlur: () => onLeave?.(name),
  });
}

/** What a field for a number gets besides. */
interface NumberField extends NamedField {
  readonly format: (typed: string) => string;
  readonly answers: readonly Answer[];
}

/**
 * Gives the fields for numbers of a form by their names.
 *
 * @param field - gives all fields of the form
 * @param fields - what the form says of its fields
 * @param onChange - takes an answer to what is asked about a field
 */
export function numberFields<Name extends string>(
  field: NamedFields<Name>,
  { answers, format }: Pick<FieldsProps<Name>, 'answers' | 'format'>,
  onChange: (changed: Readonly<Record<string, string>>) => void,
): (name: Name) => NumberField {
  return (name) => ({
    ...field(name),
    format: (typed) => format?.(name, typed) ?? typed,
    answers: (answers?.[name] ?? []).map((answer) => ({
      label: answer.label,
      onPress: () => onChange({ [answer.name]: answer.value }),
    })),
  });
}

/**
 * What is wrong with a form, in the order of its fields, as Form and ErrorSummary take it. The labels stand before
 * the words by the fields, which may say no more than "Fill this in".
 *
 * @param formId - the same that `namedFields` got
 * @param names - the names of the fields from the first to the last
 * @example
 * failuresOf('login', ['email', 'password'], { labels, errors: { password: 'Fill this in' } });
 * // [{ fieldId: 'login-password', message: 'Password: Fill this in' }]
 */
export function failuresOf<Name extends string>(
  formId: string,
  names: readonly Name[],
  { labels, errors }: Pick<FieldsProps<Name>, 'labels' | 'errors'>,
): readonly FieldFailure[] {
  return names.flatMap((name) => {
    const message = errors?.[name];
    if (message === undefined) return [];
    return [{ fieldId: fieldId(formId, name), message: `${labels[name]}: ${message}` }];
  });
}

const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
