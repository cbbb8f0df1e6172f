import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import { splitFieldProps } from '../Field/fieldProps.ts';
import { dateInput, type DateInputProps } from './dateInput.ts';
import { DateSegments } from './DateSegments.tsx';

export type DateFieldProps = DateInputProps;

/**
 * A field for a day that is known by heart, such as a birthday. For a day that is looked for, take a DatePicker.
 * It is written as the LocaleProvider says: `21/11/2026` in `en-FI`.
 *
 * @example
 * <DateField label="Birthday" value="1990-04-30" onChange={setBirthday} />
 */
export function DateField(props: DateFieldProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, ...input } = rest;
  return (
    <AriaDateField {...input} {...validity} {...dateInput(rest)} className={root}>
      <Field {...field}>
        <DateSegments isFramed />
      </Field>
    </AriaDateField>
  );
}
