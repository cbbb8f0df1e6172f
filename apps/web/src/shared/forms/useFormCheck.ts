import {
  formatQuantity,
  numberText,
  validateForm,
  type FieldFault,
  type Fields,
  type Form,
  type FormValues,
} from '@tilava/domain/form';
import type { Locale } from '@tilava/domain/format';
import type { FieldAnswer } from '@tilava/ui/formField';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFaults, type FaultCheck } from './useFaults.ts';

/** What is said of the fields of a form, and how they are written. */
export interface FormCheck<Name extends string> extends FaultCheck<Name> {
  /** What may be answered, where an error asks. */
  readonly answers: Readonly<Partial<Record<Name, readonly FieldAnswer[]>>>;
  /** Writes what was typed into a field as it is read best; what cannot be read comes back as it is. */
  readonly format: (name: string, typed: string) => string;
}

/** Checks a form, whoever holds its values, with every change: other values are another object. */
export function useFormCheck<F extends Fields>(
  form: Form<F>,
  values: FormValues<F>,
): FormCheck<keyof F & string> {
  const locale: Locale = useLocale();
  const answersTo = useAnswers();
  // A page may hold several forms, of which one is written in.
  const validation = useMemo(() => validateForm(form, values), [form, values]);
  const fields: Fields = form.fields;
  const names = Object.keys(fields);
  const faults = validation.isValid
    ? []
    : validation.faults.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  const check = useFaults<keyof F & string>(faults);
  const shown = faults.filter(({ field }) => Object.hasOwn(check.errors, field));
  return {
    ...check,
    // The faults are those of the form's own fields.
    answers: Object.fromEntries(shown.map((fault) => [fault.field, answersTo(fault)])) as FormCheck<
      keyof F & string
    >['answers'],
    format: (name, typed) => fields[name]?.format?.(typed, locale) ?? typed,
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
