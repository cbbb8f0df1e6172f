import { validateForm, type Fields, type Form, type FormResult, type FormValues } from '@tilava/domain/form';
import { isSame } from './isSame.ts';
import { useFormCheck, type FormCheck } from './useFormCheck.ts';

/** A form while it is filled in. */
export interface FormState<F extends Fields> extends Omit<FormCheck<keyof F & string>, 'fail'> {
  readonly values: FormValues<F>;
  /** Whether it holds something else than at first. */
  readonly isChanged: boolean;
  /** Takes what was typed. */
  readonly change: (changed: Partial<FormValues<F>>) => void;
  /** Hands over what the form stands for, or says what is wrong with it. */
  readonly submit: (send: (result: FormResult<F>) => void) => void;
}

/** What a form holds, whoever keeps it. */
interface Held<F extends Fields> extends Pick<FormState<F>, 'values' | 'change'> {
  /** What it held at first. */
  readonly first: FormValues<F>;
}

/** Checks a form of the domain's with every change. */
export function useHeldForm<F extends Fields>(
  form: Form<F>,
  { values, first, change }: Held<F>,
): FormState<F> {
  const { fail, ...check } = useFormCheck(form, values);
  return {
    ...check,
    values,
    isChanged: !isSame(values, first),
    change,
    submit: (send) => {
      const validation = validateForm(form, values);
      if (validation.isValid) send(validation.value);
      else fail();
    },
  };
}
