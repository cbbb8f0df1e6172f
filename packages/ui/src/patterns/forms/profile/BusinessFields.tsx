import type { Option } from '../../../components/Field/option.ts';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { NamedFields, numberFields } from '../Form/namedField.ts';

/** What landlords can prefer of tenants besides the industry. */
export interface BusinessValues {
  readonly employeeCount: string;
  readonly creditRating: string | null;
  readonly operatingMargin: string | null;
}

/** The options of the selects, and how they read while nothing is selected. */
export interface BusinessOptions {
  readonly options: Readonly<Record<'creditRating' | 'operatingMargin', readonly Option[]>>;
  /** Stands where nothing is chosen, e.g. "Choose". */
  readonly placeholder: string;
  /** The option that takes a choice back, e.g. "No answer". */
  readonly noneLabel: string;
}

interface BusinessFieldsProps extends BusinessOptions {
  readonly field: NamedFields<'creditRating' | 'operatingMargin'>;
  readonly number: ReturnType<typeof numberFields<'employeeCount'>>;
  readonly values: BusinessValues;
  readonly onChange: (changed: Partial<BusinessValues>) => void;
}

/** Employees, credit rating and operating margin, in a FieldRow. */
export function BusinessFields({ field, number, values, onChange, options, ...texts }: BusinessFieldsProps) {
  return (
    <>
      <NumberField
        {...number('employeeCount')}
        value={values.employeeCount}
        onChange={(employeeCount) => onChange({ employeeCount })}
      />
      <Select
        {...field('creditRating')}
        {...texts}
        options={options.creditRating}
        value={values.creditRating}
        onChange={(creditRating) => onChange({ creditRating })}
      />
      <Select
        {...field('operatingMargin')}
        {...texts}
        options={options.operatingMargin}
        value={values.operatingMargin}
        onChange={(operatingMargin) => onChange({ operatingMargin })}
      />
    </>
  );
}
