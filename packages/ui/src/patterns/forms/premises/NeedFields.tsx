import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { RangeField } from '../../../components/RangeField/RangeField.tsx';
import { namedFields, type PartlyRequiredProps } from '../Form/namedField.ts';
import { withOneErrorABound, type LabelledNeedFieldName, type NeedFieldName } from './needFailures.ts';
import { PremisesSections, type PremisesProps, type SharedPremisesValues } from './PremisesSections.tsx';

/** What is written into the fields. */
export interface NeedValues extends SharedPremisesValues {
  readonly residenceType: readonly string[];
  readonly roomCount: readonly string[];
  readonly floor: readonly string[];
  /** In square metres, as typed; empty where there is no bound. */
  readonly sizeMin: string;
  readonly sizeMax: string;
  /** In euros a month, as typed; empty where there is no bound. */
  readonly rentMin: string;
  readonly rentMax: string;
}

export interface NeedFieldsProps
  extends
    PremisesProps,
    Omit<PartlyRequiredProps<NeedFieldName>, 'labels'>,
    Pick<PartlyRequiredProps<LabelledNeedFieldName>, 'labels'> {
  readonly values: NeedValues;
  /** Gets what changed. */
  readonly onChange: (changed: Partial<NeedValues>) => void;
  /** The words in the two halves of a range, e.g. "Min" and "Max". */
  readonly bounds: { readonly minimum: string; readonly maximum: string };
}

/**
 * The premises that a tenant looks for: several kinds, rooms and floors, ranges of size and rent. In a Wizard or a
 * Form.
 *
 * @example
 * <NeedFields
 *   id="need"
 *   values={values}
 *   onChange={(changed) => setValues({ ...values, ...changed })}
 *   labels={labels}
 *   required={['residenceType', 'roomCount', 'moveInDate', 'sizeMin', 'rentMin']}
 *   titles={titles}
 *   bounds={{ minimum: 'Min', maximum: 'Max' }}
 *   options={options}
 *   units={{ size: { sign: 'm²' }, rent: { sign: '€', spoken: 'euros a month' } }}
 *   renderDay={(field) => <DatePicker {...field} minimum={today} />}
 * />
 */
export function NeedFields({
  id,
  values,
  onChange,
  labels,
  hints,
  errors,
  onLeave,
  required,
  bounds,
  units,
  ...sections
}: NeedFieldsProps) {
  const field = namedFields<LabelledNeedFieldName>(id, {
    labels,
    hints,
    errors: withOneErrorABound(errors),
    onLeave,
    required,
  });
  const { options } = sections;
  const halves = { minimumLabel: bounds.minimum, maximumLabel: bounds.maximum };
  return (
    <PremisesSections
      {...sections}
      field={field}
      values={values}
      onChange={onChange}
      premises={
        <>
          <CheckboxGroup
            {...field('residenceType')}
            arrangement="columns"
            options={options.residenceType}
            value={values.residenceType}
            onChange={(residenceType) => onChange({ residenceType })}
          />
          <CheckboxGroup
            {...field('roomCount')}
            arrangement="row"
            options={options.roomCount}
            value={values.roomCount}
            onChange={(roomCount) => onChange({ roomCount })}
          />
          <CheckboxGroup
            {...field('floor')}
            arrangement="row"
            options={options.floor}
            value={values.floor}
            onChange={(floor) => onChange({ floor })}
          />
          <RangeField
            {...field('sizeMin')}
            {...halves}
            unit={units.size}
            isDecimal
            names={{ minimum: 'sizeMin', maximum: 'sizeMax' }}
            value={{ minimum: values.sizeMin, maximum: values.sizeMax }}
            onChange={({ minimum, maximum }) => onChange({ sizeMin: minimum, sizeMax: maximum })}
          />
        </>
      }
      rent={
        <RangeField
          {...field('rentMin')}
          {...halves}
          unit={units.rent}
          isDecimal
          names={{ minimum: 'rentMin', maximum: 'rentMax' }}
          value={{ minimum: values.rentMin, maximum: values.rentMax }}
          onChange={({ minimum, maximum }) => onChange({ rentMin: minimum, rentMax: maximum })}
        />
      }
    />
  );
}
