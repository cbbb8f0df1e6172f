import type { Fields, Form, FormValues } from '@tilava/domain/form';
import { useState } from 'react';
import { useHeldForm, type FormState } from './useHeldForm.ts';

/** Holds the values of a form of the domain's, and checks them with every change. */
export function useForm<F extends Fields>(form: Form<F>, initial: FormValues<F>): FormState<F> {
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  return useHeldForm(form, {
    values,
    first,
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
  });
}
