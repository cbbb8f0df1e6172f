import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { Option } from '../../../components/Field/option.ts';
import type { Unit } from '../../../components/NumberField/NumberFrame.tsx';
import { TextArea, type TextAreaCount } from '../../../components/TextArea/TextArea.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import type { NamedField, NamedFields } from '../Form/namedField.ts';
import type { DayField } from '../Form/dayField.ts';
import { FieldRow } from '../FormSection/FieldRow.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';

/** What is said of premises in the same way, whether they are let or looked for. */
export interface SharedPremisesValues {
  /** As it was typed, or `YYYY-MM-DD`; empty while there is none. */
  readonly moveInDate: string;
  /** As `moveInDate`. */
  readonly moveOutDate: string;
  /** Ticked: no deposit. */
  readonly deposit: boolean;
  readonly amenities: readonly string[];
  readonly description: string;
}

/** The titles of the parts. */
export interface PremisesTitles {
  /** E.g. "Location". */
  readonly place: string;
  /** E.g. "Premises". */
  readonly premises: string;
  /** E.g. "Rent and time". */
  readonly terms: string;
  /** E.g. "What else". */
  readonly more: string;
}

/** What the fields of premises get, whether they are let or looked for. */
export interface PremisesProps {
  /** Begins the ids of the fields: the same that `failuresOf` gets. */
  readonly id: string;
  readonly titles: PremisesTitles;
  /** The level of the titles in the page's outline. @default 2 */
  readonly headingLevel?: 2 | 3;
  readonly options: Readonly<
    Record<'residenceType' | 'roomCount' | 'floor' | 'amenities', readonly Option[]>
  >;
  /** E.g. `{ size: { sign: 'm²' }, rent: { sign: '€', spoken: 'euros a month' } }`. */
  readonly units: { readonly size: Unit; readonly rent: Unit };
  readonly descriptionCount?: TextAreaCount;
  /** Draws the address search, e.g. a ComboBox, which comes on demand. Without it no place is asked for. */
  readonly renderAddress?: (field: NamedField) => ReactNode;
  /** Draws the field for a day, e.g. a DatePicker, which comes on demand. */
  readonly renderDay: (field: DayField) => ReactNode;
}

interface PremisesSectionsProps extends Omit<PremisesProps, 'id' | 'units'> {
  readonly field: NamedFields<'address' | keyof SharedPremisesValues>;
  readonly values: SharedPremisesValues;
  readonly onChange: (changed: Partial<SharedPremisesValues>) => void;
  /** What kind of premises, and how large. */
  readonly premises: ReactNode;
  readonly rent: ReactNode;
}

/** The parts of a form about premises, and the fields that are the same whoever fills it in. */
export function PremisesSections({
  field,
  values,
  onChange,
  titles,
  headingLevel,
  options,
  descriptionCount,
  renderAddress,
  renderDay,
  premises,
  rent,
}: PremisesSectionsProps) {
  const day = (name: 'moveInDate' | 'moveOutDate') =>
    renderDay({
      ...field(name),
      value: values[name],
      onChange: (typed) => onChange({ [name]: typed }),
    });
  const deposit = field('deposit');
  return (
    <Stack gap={8}>
      {renderAddress !== undefined && (
        <FormSection title={titles.place} headingLevel={headingLevel}>
          {renderAddress(field('address'))}
        </FormSection>
      )}
      <FormSection title={titles.premises} headingLevel={headingLevel}>
        {premises}
      </FormSection>
      <FormSection title={titles.terms} headingLevel={headingLevel}>
        {rent}
        <Checkbox
          id={deposit.id}
          name={deposit.name}
          isSelected={values.deposit}
          onChange={(isFree) => onChange({ deposit: isFree })}
        >
          {deposit.label}
        </Checkbox>
        <FieldRow>
          {day('moveInDate')}
          {day('moveOutDate')}
        </FieldRow>
      </FormSection>
      <FormSection title={titles.more} headingLevel={headingLevel}>
        <CheckboxGroup
          {...field('amenities')}
          arrangement="columns"
          options={options.amenities}
          value={values.amenities}
          onChange={(amenities) => onChange({ amenities })}
        />
        <TextArea
          {...field('description')}
          value={values.description}
          onChange={(description) => onChange({ description })}
          {...(descriptionCount !== undefined && { count: descriptionCount })}
        />
      </FormSection>
    </Stack>
  );
}
