import type { ReactNode } from 'react';
import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';

/** What is wrong with a form's fields, by the field's name. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** What a form says of its fields, by the field's name. */
export interface FieldsProps<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  /** What to know before answering. */
  readonly hints?: Readonly<Partial<Record<Name, ReactNode>>> | undefined;
  /** What is wrong and how to fix it. */
  readonly errors?: FieldErrors<Name> | undefined;
  /** Called when the user leaves a field with text, numbers or options: the time to validate it. */
  readonly onLeave?: ((name: Name) => void) | undefined;
}

/** What every field of a form gets: its id and name, and its texts. */
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

/** Gives the fields of a form by their names; `formId` begins their ids. Without `required` all need an answer. */
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

/** What is wrong with a form, in the order of `names`, each message after its label; `formId` as in `namedFields`. */
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
