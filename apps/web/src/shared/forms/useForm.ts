import { validateForm, type Fields, type Form, type FormResult, type FormValues } from '@tilava/domain/form';
import { useMemo, useState } from 'react';
import { useFaultText } from '../errors/useFaultText.ts';

/** A form while it is filled in. */
export interface FormState<F extends Fields> {
  readonly values: FormValues<F>;
  /** Takes what was typed. */
  readonly change: (changed: Partial<FormValues<F>>) => void;
  /** Words for what is wrong with the fields that were left, and with all once the form was sent in vain. */
  readonly errors: Readonly<Partial<Record<keyof F & string, string>>>;
  /** The names of the fields that keep the form from being sent. */
  readonly faulty: readonly string[];
  readonly leave: (name: string) => void;
  /** How often it was sent in vain because of its fields. */
  readonly attempts: number;
  /** Hands over what the form stands for, or says what is wrong with it. */
  readonly submit: (send: (result: FormResult<F>) => void) => void;
  /** Begins anew. */
  readonly reset: (values: FormValues<F>) => void;
}

/**
 * Holds a form of the domain's and checks it with every change.
 *
 * @param form - the same one as long as its rules are the same
 */
export function useForm<F extends Fields>(form: Form<F>, initial: FormValues<F>): FormState<F> {
  const faultText = useFaultText();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const validation = useMemo(() => validateForm(form, values), [form, values]);
  const faults = validation.isValid ? [] : validation.faults;
  const shown = faults.filter(({ field }) => attempts > 0 || left.has(field));

  return {
    values,
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
    // A record of every fault that is there has no other names than those of the form's fields.
    errors: Object.fromEntries(shown.map((fault) => [fault.field, faultText(fault)])) as Partial<
      Record<keyof F & string, string>
    >,
    faulty: faults.map(({ field }) => field),
    leave: (name) => setLeft((before) => new Set([...before, name])),
    attempts,
    submit: (send) => {
      if (validation.isValid) send(validation.value);
      else setAttempts((count) => count + 1);
    },
    reset: (next) => {
      setValues(next);
      setLeft(new Set());
      setAttempts(0);
    },
  };
}
