import { validateForm, type Fields, type Form, type FormResult, type FormValues } from '@tilava/domain/form';
import { useState } from 'react';
import { useFormCheck, type FormCheck } from './useFormCheck.ts';

/** A form while it is filled in. */
export interface FormState<F extends Fields> extends Omit<FormCheck<keyof F & string>, 'fail'> {
  readonly values: FormValues<F>;
  /** Takes what was typed. */
  readonly change: (changed: Partial<FormValues<F>>) => void;
  /** Hands over what the form stands for, or says what is wrong with it. */
  readonly submit: (send: (result: FormResult<F>) => void) => void;
}

/** Holds the values of a form of the domain's, and checks them with every change. */
export function useForm<F extends Fields>(form: Form<F>, initial: FormValues<F>): FormState<F> {
  const [values, setValues] = useState(initial);
  const { fail, ...check } = useFormCheck(form, values);
  return {
    ...check,
    values,
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
    submit: (send) => {
      const validation = validateForm(form, values);
      if (validation.isValid) send(validation.value);
      else fail();
    },
  };
}
