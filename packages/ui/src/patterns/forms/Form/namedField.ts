import type { ReactNode } from 'react';
import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';

/** What is wrong with a form's fields, by the field's name. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** What a form says of its fields, by the field's name. */
export interface FieldsProps<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  /** Help that is needed before answering. */
  readonly hints?: Readonly<Partial<Record<Name, ReactNode>>> | undefined;
  /** What is wrong and how to mend it. */
  readonly errors?: FieldErrors<Name> | undefined;
  /** Called when the reader leaves a field with words, numbers or options: the time to say what is wrong with it. */
  readonly onLeave?: ((name: Name) => void) | undefined;
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

/** By which a field is found, e.g. from an ErrorSummary. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
