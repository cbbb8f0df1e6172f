import type { Option } from '../../../components/Field/option.ts';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import type { Unit } from '../../../components/NumberField/NumberFrame.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { namedFields, numberFields, type PartlyRequiredProps } from '../Form/namedField.ts';
import { FieldRow } from '../FormSection/FieldRow.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { AboutFields, IndustriesField, type AboutValues, type ProfileProps } from './AboutFields.tsx';
import { BusinessFields, type BusinessOptions, type BusinessValues } from './BusinessFields.tsx';
import { CurrentAddress } from './CurrentAddress.tsx';
import { MoreFields } from './MoreFields.tsx';

/** The fields whose answers somebody has to write. */
const needed = ['name', 'phoneNumber', 'industries', 'contactFirstName', 'contactLastName'] as const;

const optionalTexts = [
  'businessId',
  'currentAddress',
  'billingAddress',
  'onlineInvoice',
  'contactPhoneNumber',
  'contactEmail',
  'contactAddress',
] as const;

const optional = [
  ...optionalTexts,
  'turnover',
  'employeeCount',
  'creditRating',
  'operatingMargin',
  'languages',
  'description',
  'shareContacts',
] as const;

type TextName = Exclude<(typeof needed)[number], 'industries'> | (typeof optionalTexts)[number];

/** The names of the fields, from the first to the last, for `failuresOf`. */
export const organizationFieldNames = [...needed, ...optional] as const;

/** The name of a field of an organisation's profile. */
export type OrganizationFieldName = (typeof organizationFieldNames)[number];

/** What is written into the fields. */
export interface OrganizationValues extends AboutValues, BusinessValues, Readonly<Record<TextName, string>> {
  /** In euros a year. */
  readonly turnover: string;
}

export interface OrganizationFieldsProps
  extends ProfileProps, BusinessOptions, PartlyRequiredProps<OrganizationFieldName> {
  readonly values: OrganizationValues;
  /** Gets what changed. */
  readonly onChange: (changed: Partial<OrganizationValues>) => void;
  readonly options: BusinessOptions['options'] &
    Readonly<Record<'languages' | 'industries', readonly Option[]>>;
  /** E.g. `{ sign: '€', spoken: 'euros a year' }`. */
  readonly turnoverUnit: Unit;
}

/**
 * Who an organisation is, and by whom it is reached. In a Wizard or a Form.
 *
 * @example
 * <OrganizationFields
 *   id="profile"
 *   values={values}
 *   onChange={(changed) => setValues({ ...values, ...changed })}
 *   labels={labels}
 *   required={['name', 'phoneNumber', 'contactFirstName', 'contactLastName', 'industries', 'languages']}
 *   titles={{ identity: 'Organisation', background: 'Contact person', about: 'About the organisation' }}
 *   options={options}
 *   turnoverUnit={{ sign: '€', spoken: 'euros a year' }}
 *   placeholder="Choose"
 *   noneLabel="No answer"
 * />
 */
export function OrganizationFields({
  id,
  values,
  onChange,
  options,
  titles,
  headingLevel,
  descriptionCount,
  turnoverUnit,
  placeholder,
  noneLabel,
  more,
  renderAddress,
  ...fields
}: OrganizationFieldsProps) {
  const field = namedFields(id, fields);
  const number = numberFields(field, fields, onChange);
  const text = (name: TextName) => ({
    ...field(name),
    value: values[name],
    onChange: (written: string) => onChange({ [name]: written }),
  });
  return (
    <Stack gap={8}>
      <FormSection title={titles.identity} headingLevel={headingLevel}>
        <FieldRow>
          <TextField {...text('name')} autoComplete="organization" />
          <TextField {...text('phoneNumber')} type="tel" autoComplete="work tel" />
        </FieldRow>
        <IndustriesField field={field} values={values} onChange={onChange} options={options} />
      </FormSection>
      <FormSection title={titles.background} headingLevel={headingLevel}>
        <FieldRow>
          <TextField {...text('contactFirstName')} autoComplete="given-name" />
          <TextField {...text('contactLastName')} autoComplete="family-name" />
        </FieldRow>
      </FormSection>
      <MoreFields
        labels={more}
        headingLevel={headingLevel}
        isFaulty={optional.some((name) => fields.errors?.[name] !== undefined)}
      >
        <FormSection title={titles.about} headingLevel={more === undefined ? headingLevel : 3}>
          <FieldRow>
            <TextField {...text('businessId')} />
            <CurrentAddress field={text('currentAddress')} render={renderAddress} />
            <TextField {...text('billingAddress')} autoComplete="billing address-line1" />
            <TextField {...text('onlineInvoice')} />
            <TextField {...text('contactPhoneNumber')} type="tel" autoComplete="tel" />
            <TextField {...text('contactEmail')} type="email" autoComplete="email" />
            <TextField {...text('contactAddress')} autoComplete="address-line1" />
            <NumberField
              {...number('turnover')}
              unit={turnoverUnit}
              isDecimal
              value={values.turnover}
              onChange={(turnover) => onChange({ turnover })}
            />
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
