import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { Option } from '../../../components/Field/option.ts';
import { namedFields, type FieldsProps } from '../Form/namedField.ts';
import { FormSection } from '../FormSection/FormSection.tsx';

const groupNames = ['industries', 'creditRating', 'operatingMargin', 'employee'] as const;

type GroupName = (typeof groupNames)[number];

/** The names of the fields, from the first to the last, for `failuresOf`. */
export const criteriaFieldNames = [...groupNames, 'publicDisplay'] as const;

/** The name of a field of a preferred tenant. */
export type CriteriaFieldName = (typeof criteriaFieldNames)[number];

/** What is written into the fields. */
export interface CriteriaValues extends Readonly<Record<GroupName, readonly string[]>> {
  /** Whether tenants may see the criteria. */
  readonly publicDisplay: boolean;
}

export interface CriteriaFieldsProps extends FieldsProps<CriteriaFieldName> {
  /** Begins the ids of the fields: the same that `failuresOf` gets. */
  readonly id: string;
  readonly values: CriteriaValues;
  /** Gets what changed. */
  readonly onChange: (changed: Partial<CriteriaValues>) => void;
  readonly options: Readonly<Record<GroupName, readonly Option[]>>;
  /** E.g. "Preferred tenant". */
  readonly title: string;
  /** The level of the title in the page's outline. @default 2 */
  readonly headingLevel?: 2 | 3;
}

/**
 * Whom a landlord would rather let to. Nothing of it has to be answered, and nobody is left out by it. In a Wizard
 * or a Form.
 *
 * @example
 * <CriteriaFields
 *   id="criteria"
 *   values={values}
 *   onChange={(changed) => setValues({ ...values, ...changed })}
 *   labels={labels}
 *   options={options}
 *   title="Preferred tenant"
 * />
 */
export function CriteriaFields({
  id,
  values,
  onChange,
  options,
  title,
  headingLevel,
  ...fields
}: CriteriaFieldsProps) {
  const field = namedFields(id, { ...fields, required: [] });
  const isPublic = field('publicDisplay');
  return (
    <FormSection title={title} headingLevel={headingLevel}>
      {groupNames.map((name) => (
        <CheckboxGroup
          key={name}
          {...field(name)}
          arrangement="columns"
          options={options[name]}
          value={values[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      <Checkbox
        id={isPublic.id}
        name={isPublic.name}
        description={isPublic.description}
        isSelected={values.publicDisplay}
        onChange={(publicDisplay) => onChange({ publicDisplay })}
      >
        {isPublic.label}
      </Checkbox>
    </FormSection>
  );
}
