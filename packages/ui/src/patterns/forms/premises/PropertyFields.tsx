import type { Option } from '../../../components/Field/option.ts';
import type { Unit } from '../../../components/NumberField/NumberFrame.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { namedFields, numberFields, type PartlyRequiredProps } from '../Form/namedField.ts';
import { FieldRow } from '../FormSection/FieldRow.tsx';
import { PremisesSections, type PremisesProps, type SharedPremisesValues } from './PremisesSections.tsx';

/** The names of the fields, from the first to the last, for `failuresOf`. */
export const propertyFieldNames = [
  'address',
  'residenceType',
  'condition',
  'roomCount',
  'floor',
  'sizeMin',
  'view',
  'rentMin',
  'depositAmount',
  'deposit',
  'moveInDate',
  'moveOutDate',
  'amenities',
  'description',
] as const;

/** The name of a field of premises that are let. */
export type PropertyFieldName = (typeof propertyFieldNames)[number];

/** What is written into the fields. */
export interface PropertyValues extends SharedPremisesValues {
  readonly residenceType: string | null;
  readonly roomCount: string | null;
  readonly floor: string | null;
  readonly condition: string | null;
  readonly view: string;
  /** In square metres: premises have one size, which both bounds are sent as. */
  readonly sizeMin: string;
  /** In euros a month. */
  readonly rentMin: string;
  /** In euros; only asked for while "No deposit" is not ticked, which empties it. */
  readonly depositAmount: string;
}

export interface PropertyFieldsProps extends PremisesProps, PartlyRequiredProps<PropertyFieldName> {
  readonly values: PropertyValues;
  /** Gets what changed. */
  readonly onChange: (changed: Partial<PropertyValues>) => void;
  /** E.g. `{ sign: '€', spoken: 'euros' }`. */
  readonly depositUnit: Unit;
  readonly options: PremisesProps['options'] & { readonly condition: readonly Option[] };
  /** Stands where nothing is chosen, e.g. "Choose". */
  readonly placeholder: string;
  /** The option that says nothing of the condition, e.g. "No answer". */
  readonly noneLabel: string;
}

/**
 * The premises that a landlord publishes: one kind, one number of rooms, one floor, one size and rent. In a Wizard
 * or a Form.
 *
 * @example
 * <PropertyFields
 *   id="property"
 *   values={values}
 *   onChange={(changed) => setValues({ ...values, ...changed })}
 *   labels={labels}
 *   required={['residenceType', 'roomCount', 'floor', 'sizeMin', 'rentMin']}
 *   titles={titles}
 *   options={options}
 *   placeholder="Choose"
 *   noneLabel="No answer"
 *   units={{ size: { sign: 'm²' }, rent: { sign: '€', spoken: 'euros a month' } }}
 *   depositUnit={{ sign: '€', spoken: 'euros' }}
 *   renderDay={(field) => <DatePicker {...field} minimum={today} />}
 * />
 */
export function PropertyFields({
  id,
  values,
  onChange,
  labels,
  hints,
  errors,
  answers,
  format,
  onLeave,
  required,
  placeholder,
  noneLabel,
  units,
  depositUnit,
  options,
  ...sections
}: PropertyFieldsProps) {
  const field = namedFields(id, { labels, hints, errors, onLeave, required });
  const number = numberFields(field, { answers, format }, onChange);
  return (
    <PremisesSections
      {...sections}
      options={options}
      field={field}
      values={values}
      onChange={(changed) => onChange(changed.deposit === true ? { ...changed, depositAmount: '' } : changed)}
      premises={
        <>
          <FieldRow>
            <Select
              {...field('residenceType')}
              placeholder={placeholder}
              options={options.residenceType}
              value={values.residenceType}
              onChange={(residenceType) => onChange({ residenceType })}
            />
            <Select
              {...field('condition')}
              placeholder={placeholder}
              noneLabel={noneLabel}
              options={options.condition}
              value={values.condition}
              onChange={(condition) => onChange({ condition })}
            />
          </FieldRow>
          <RadioGroup
            {...field('roomCount')}
            arrangement="row"
            options={options.roomCount}
            value={values.roomCount}
            onChange={(roomCount) => onChange({ roomCount })}
          />
          <RadioGroup
            {...field('floor')}
            arrangement="row"
            options={options.floor}
            value={values.floor}
            onChange={(floor) => onChange({ floor })}
          />
          <FieldRow>
            <NumberField
              {...number('sizeMin')}
              unit={units.size}
              isDecimal
              value={values.sizeMin}
              onChange={(sizeMin) => onChange({ sizeMin })}
            />
          </FieldRow>
          <TextField {...field('view')} value={values.view} onChange={(view) => onChange({ view })} />
        </>
      }
      rent={
        <FieldRow>
          <NumberField
            {...number('rentMin')}
            unit={units.rent}
            isDecimal
            value={values.rentMin}
            onChange={(rentMin) => onChange({ rentMin })}
          />
          {!values.deposit && (
            <NumberField
              {...number('depositAmount')}
              unit={depositUnit}
              isDecimal
              value={values.depositAmount}
              onChange={(depositAmount) => onChange({ depositAmount })}
            />
          )}
        </FieldRow>
      }
    />
  );
}
