import {
  type FieldFault,
  type Fields,
  type Form,
  formatQuantity,
  type FormResult,
  type FormValues,
  numberText,
  requiredFields,
  validateForm,
} from '@tilava/domain/form';
import type { Locale } from '@tilava/domain/format';
import type { FieldAnswer } from '@tilava/ui/formField';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type FaultCheck, useFaults } from './useFaults.ts';

interface FieldProps<Name extends string> extends Pick<FaultCheck<Name>, 'errors'> {
  readonly onLeave: (name: string) => void;
  /** What may be answered, where an error asks. */
  readonly answers: Readonly<Partial<Record<Name, readonly FieldAnswer[]>>>;
  /** Writes what was typed into a field as it is read best; what cannot be read comes back as it is. */
  readonly format: (name: string, typed: string) => string;
  readonly required: readonly string[];
}

export interface FormCheck<Name extends string> extends FaultCheck<Name> {
  readonly fields: FieldProps<Name>;
}

export function useForm<F extends Fields>(form: Form<F>, initial: FormValues<F>) {
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  return useHeldForm(form, {
    values,
    first,
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
  });
}

interface Held<F extends Fields> {
  readonly values: FormValues<F>;
  readonly first: FormValues<F>;
  readonly change: (changed: Partial<FormValues<F>>) => void;
}

export function useHeldForm<F extends Fields>(form: Form<F>, { values, first, change }: Held<F>) {
  const { fail, value, ...check } = useFormCheck(form, values);
  /** What the form stands for; null, and said to be wrong, where it is not valid. */
  const read = (): FormResult<F> | null => {
    if (value === null) fail();
    return value;
  };
  return {
    ...check,
    fields: { ...check.fields, values, onChange: change },
    values,
    isChanged: !isSame(values, first),
    change,
    read,
    submit: (send: (result: FormResult<F>) => void) => {
      const result = read();
      if (result !== null) send(result);
    },
  };
}

/** Checks the values of a form with every change: other values are another object. */
export function useFormCheck<F extends Fields>(
  form: Form<F>,
  values: FormValues<F>,
): FormCheck<keyof F & string> & { readonly value: FormResult<F> | null } {
  const locale: Locale = useLocale();
  const answersTo = useAnswers();
  // A page may hold several forms, of which one is written in.
  const validation = useMemo(() => validateForm(form, values), [form, values]);
  const required = useMemo(() => requiredFields(form), [form]);
  const fields: Fields = form.fields;
  const names = Object.keys(fields);
  const faults = validation.isValid
    ? []
    : validation.faults.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  const check = useFaults<keyof F & string>(faults);
  const shown = faults.filter(({ field }) => Object.hasOwn(check.errors, field));
  return {
    ...check,
    value: validation.isValid ? validation.value : null,
    fields: {
      errors: check.errors,
      onLeave: check.leave,
      // The faults are those of the form's own fields.
      answers: Object.fromEntries(shown.map((fault) => [fault.field, answersTo(fault)])) as FieldProps<
        keyof F & string
      >['answers'],
      format: (name, typed) => fields[name]?.format?.(typed, locale) ?? typed,
      required,
    },
  };
}

/** What may be answered to a fault that asks: which of two numbers is meant, or that one is right. */
function useAnswers(): (fault: FieldFault) => readonly FieldAnswer[] {
  const locale: Locale = useLocale();
  const isRight = useTranslations('fields')('isRight');
  return ({ field, parameters: { grouped, decimal, confirmed } }) => {
    if (typeof confirmed === 'string') return [{ label: isRight, name: 'confirmed', value: confirmed }];
    return [grouped, decimal].flatMap((meant) =>
      typeof meant === 'object'
        ? [{ label: formatQuantity(meant, locale), name: field, value: numberText(meant.amount) }]
        : [],
    );
  };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
