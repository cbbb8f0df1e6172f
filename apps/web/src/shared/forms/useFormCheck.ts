import { validateForm, type FieldRule, type Fields, type Form, type FormValues } from '@tilava/domain/form';
import { useState } from 'react';
import { useFaultText } from '../errors/useFaultText.ts';

/** What is said of the fields of a form while it is filled in. */
export interface FormCheck<Name extends string> {
  /** Words for what is wrong, once the reader has left the field; for what is missing, once it was sent in vain. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  /** The names of the fields that keep the form from being sent, in their order. */
  readonly faulty: readonly Name[];
  /** Called when a field is left. */
  readonly leave: (name: string) => void;
  /** How often the form was sent in vain because of its fields. */
  readonly attempts: number;
  /** Called when it is sent in vain: from then on everything is said. */
  readonly fail: () => void;
}

/** Nobody has made a mistake who has not answered yet. */
const unanswered: readonly FieldRule[] = ['required', 'choiceMissing', 'boundMissing'];

/** Checks a form, whoever holds its values, with every change. */
export function useFormCheck<F extends Fields>(
  form: Form<F>,
  values: FormValues<F>,
): FormCheck<keyof F & string> {
  const faultText = useFaultText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const validation = validateForm(form, values);
  const names = Object.keys(form.fields);
  const faults = validation.isValid
    ? []
    : validation.faults.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  const shown = faults.filter(
    ({ field, rule }) => attempts > 0 || (left.has(field) && !unanswered.includes(rule)),
  );
  return {
    // A record of every fault that is there has no other names than those of the form's fields.
    errors: Object.fromEntries(shown.map((fault) => [fault.field, faultText(fault)])) as Partial<
      Record<keyof F & string, string>
    >,
    faulty: faults.map(({ field }) => field as keyof F & string),
    leave: (name) => setLeft((before) => new Set([...before, name])),
    attempts,
    fail: () => setAttempts((count) => count + 1),
  };
}
