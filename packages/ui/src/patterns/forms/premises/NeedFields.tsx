import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { RangeField, type Range } from '../../../components/RangeField/RangeField.tsx';
import { namedFields, numberFields, type PartlyRequiredProps } from '../Form/namedField.ts';
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
  answers,
  format,
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
  const number = numberFields<NeedFieldName>(
    (name) => field(name === 'sizeMax' ? 'sizeMin' : name === 'rentMax' ? 'rentMin' : name),
    { answers, format },
    onChange,
  );
  const range = (of: 'size' | 'rent') => {
    const minimum = `${of}Min` as const;
    const maximum = `${of}Max` as const;
    const half: keyof Range = errors?.[minimum] === undefined ? 'maximum' : 'minimum';
    const { answers: asked } = number(half === 'minimum' ? minimum : maximum);
    return {
      ...number(minimum),
      answers: asked.length === 0 ? undefined : { half, answers: asked },
      minimumLabel: bounds.minimum,
      maximumLabel: bounds.maximum,
      unit: units[of],
      isDecimal: true,
      names: { minimum, maximum },
      value: { minimum: values[minimum], maximum: values[maximum] },
      onChange: (written: Range) => onChange({ [minimum]: written.minimum, [maximum]: written.maximum }),
    } as const;
  };
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
          <RangeField {...range('size')} />
        </>
      }
      rent={<RangeField {...range('rent')} />}
    />
  );
}
