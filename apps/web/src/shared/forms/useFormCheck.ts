import { validateForm, type Fields, type Form, type FormValues } from '@tilava/domain/form';
import { useMemo } from 'react';
import { useFaults, type FormCheck } from './useFaults.ts';

export type { FormCheck } from './useFaults.ts';

/** Checks a form, whoever holds its values, with every change: other values are another object. */
export function useFormCheck<F extends Fields>(
  form: Form<F>,
  values: FormValues<F>,
): FormCheck<keyof F & string> {
  // A page may hold several forms, of which one is written in.
  const validation = useMemo(() => validateForm(form, values), [form, values]);
  const names = Object.keys(form.fields);
  const faults = validation.isValid
    ? []
    : validation.faults.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  return useFaults<keyof F & string>(faults);
}
