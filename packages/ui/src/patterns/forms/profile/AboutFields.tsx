import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { Option } from '../../../components/Field/option.ts';
import { TextArea, type TextAreaCount } from '../../../components/TextArea/TextArea.tsx';
import type { NamedField, NamedFields } from '../Form/namedField.ts';
import type { MoreLabels } from './MoreFields.tsx';

/** What a private person and an organisation say of themselves in the same way. */
export interface AboutValues {
  readonly languages: readonly string[];
  readonly industries: readonly string[];
  readonly description: string;
  /** Whether contact details may be shown to who is interested, too. */
  readonly shareContacts: boolean;
}

/** The titles of the parts of a profile. */
export interface ProfileTitles {
  /** Who it is, e.g. "Your Details". */
  readonly identity: string;
  /** E.g. "Background" or "Contact person". */
  readonly background: string;
  /** E.g. "About you". */
  readonly about: string;
}

/** The field of an address, as a ComboBox takes it. */
export interface AddressField extends NamedField {
  readonly value: string;
  readonly onChange: (address: string) => void;
}

/** What the fields of a profile get, whoever fills them in. */
export interface ProfileProps {
  /** Begins the ids of the fields: the same that `failuresOf` gets. */
  readonly id: string;
  readonly titles: ProfileTitles;
  /** The level of the titles in the page's outline. @default 2 */
  readonly headingLevel?: 2 | 3;
  readonly descriptionCount?: TextAreaCount;
  /** Puts what needs no answer one press away. */
  readonly more?: MoreLabels;
  /** Draws the field of the current address, e.g. a ComboBox, which comes on demand. Otherwise it is a TextField. */
  readonly renderAddress?: (field: AddressField) => ReactNode;
}

interface AboutFieldsProps {
  readonly field: NamedFields<keyof AboutValues>;
  readonly values: AboutValues;
  readonly onChange: (changed: Partial<AboutValues>) => void;
  readonly options: Readonly<Record<'languages' | 'industries', readonly Option[]>>;
  readonly descriptionCount?: TextAreaCount | undefined;
}

/** In which industries somebody works. */
export function IndustriesField({
  field,
  values,
  onChange,
  options,
}: Pick<AboutFieldsProps, 'field' | 'values' | 'onChange' | 'options'>) {
  return (
    <CheckboxGroup
      {...field('industries')}
      arrangement="columns"
      options={options.industries}
      value={values.industries}
      onChange={(industries) => onChange({ industries })}
    />
  );
}

/** The end of every profile. */
export function AboutFields({ field, values, onChange, options, descriptionCount }: AboutFieldsProps) {
  const share = field('shareContacts');
  return (
    <>
      <CheckboxGroup
        {...field('languages')}
        arrangement="columns"
        options={options.languages}
        value={values.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <TextArea
        {...field('description')}
        value={values.description}
        onChange={(description) => onChange({ description })}
        {...(descriptionCount !== undefined && { count: descriptionCount })}
      />
      <Checkbox
        id={share.id}
        name={share.name}
        description={share.description}
        isSelected={values.shareContacts}
        onChange={(shareContacts) => onChange({ shareContacts })}
      >
        {share.label}
      </Checkbox>
    </>
  );
}
