import type { ReactNode } from 'react';
import type { Option } from '../../../components/Field/option.ts';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import type { DayField } from '../Form/dayField.ts';
import { namedFields, numberFields, type PartlyRequiredProps } from '../Form/namedField.ts';
import { FieldRow } from '../FormSection/FieldRow.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { AboutFields, IndustriesField, type AboutValues, type ProfileProps } from './AboutFields.tsx';
import { BusinessFields, type BusinessOptions, type BusinessValues } from './BusinessFields.tsx';
import { CurrentAddress } from './CurrentAddress.tsx';
import { MoreFields } from './MoreFields.tsx';
import { OccupationFields, type OccupationValues } from './OccupationFields.tsx';

/** The names of the fields, from the first to the last, for `failuresOf`. */
export const personFieldNames = [
  'firstName',
  'lastName',
  'phoneNumber',
  'currentAddress',
  'birthday',
  'gender',
  'familyStatus',
  'children',
  'timeInCountry',
  'work',
  'workDetails',
  'student',
  'studentDetails',
  'industries',
  'employeeCount',
  'creditRating',
  'operatingMargin',
  'languages',
  'description',
  'shareContacts',
] as const;

/** The fields that stand first are those whose answers somebody has to write. */
const optional = personFieldNames.slice(personFieldNames.indexOf('currentAddress'));

/** The name of a field of a private person's profile. */
export type PersonFieldName = (typeof personFieldNames)[number];

/** What is written into the fields. */
export interface PersonValues extends AboutValues, BusinessValues, OccupationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly currentAddress: string;
  readonly gender: string;
  /** As it was typed, or `YYYY-MM-DD`; empty while there is none. */
  readonly birthday: string;
  readonly familyStatus: string;
  readonly children: string;
  /** In years. */
  readonly timeInCountry: string;
}

export interface PersonFieldsProps
  extends ProfileProps, BusinessOptions, PartlyRequiredProps<PersonFieldName> {
  readonly values: PersonValues;
  /** Gets what changed. */
  readonly onChange: (changed: Partial<PersonValues>) => void;
  readonly options: BusinessOptions['options'] &
    Readonly<Record<'languages' | 'industries', readonly Option[]>>;
  /** Draws the field of the birthday, e.g. a DateField. */
  readonly renderDay: (field: DayField) => ReactNode;
}

/**
 * Who a private person is. In a Wizard or a Form.
 *
 * @example
 * <PersonFields
 *   id="profile"
 *   values={values}
 *   onChange={(changed) => setValues({ ...values, ...changed })}
 *   labels={labels}
 *   required={['firstName', 'lastName', 'phoneNumber', 'languages']}
 *   titles={{ identity: 'Your Details', background: 'Background', about: 'About you' }}
 *   options={options}
 *   placeholder="Choose"
 *   noneLabel="No answer"
 *   renderDay={(field) => <DateField {...field} format={format} />}
 * />
 */
export function PersonFields({
  id,
  values,
  onChange,
  options,
  titles,
  headingLevel,
  descriptionCount,
  placeholder,
  noneLabel,
  more,
  renderAddress,
  renderDay,
  ...fields
}: PersonFieldsProps) {
  const field = namedFields(id, fields);
  const number = numberFields(field, fields, onChange);
  const text = (
    name: 'firstName' | 'lastName' | 'phoneNumber' | 'currentAddress' | 'gender' | 'familyStatus',
  ) => ({
    ...field(name),
    value: values[name],
    onChange: (written: string) => onChange({ [name]: written }),
  });
  return (
    <Stack gap={8}>
      <FormSection title={titles.identity} headingLevel={headingLevel}>
        <FieldRow>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
          <TextField {...text('phoneNumber')} type="tel" autoComplete="tel" />
        </FieldRow>
      </FormSection>
      <MoreFields
        labels={more}
        headingLevel={headingLevel}
        isFaulty={optional.some((name) => fields.errors?.[name] !== undefined)}
      >
        <FormSection title={titles.background} headingLevel={more === undefined ? headingLevel : 3}>
          <FieldRow>
            <CurrentAddress field={text('currentAddress')} render={renderAddress} />
            {renderDay({
              ...field('birthday'),
              value: values.birthday,
              onChange: (birthday) => onChange({ birthday }),
            })}
            <TextField {...text('gender')} autoComplete="sex" />
            <TextField {...text('familyStatus')} />
            <NumberField
              {...number('children')}
              value={values.children}
              onChange={(children) => onChange({ children })}
            />
            <NumberField
              {...number('timeInCountry')}
              value={values.timeInCountry}
              onChange={(timeInCountry) => onChange({ timeInCountry })}
            />
          </FieldRow>
          <OccupationFields field={field} values={values} onChange={onChange} />
        </FormSection>
        <FormSection title={titles.about} headingLevel={more === undefined ? headingLevel : 3}>
          <IndustriesField field={field} values={values} onChange={onChange} options={options} />
          <FieldRow>
            <BusinessFields
              field={field}
              number={number}
              values={values}
              onChange={onChange}
              options={options}
              placeholder={placeholder}
              noneLabel={noneLabel}
            />
          </FieldRow>
          <AboutFields
            field={field}
            values={values}
            onChange={onChange}
            options={options}
            descriptionCount={descriptionCount}
          />
        </FormSection>
      </MoreFields>
    </Stack>
  );
}
