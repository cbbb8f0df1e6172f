import type { ReactNode } from 'react';
import type { CheckboxGroupProps } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import type { Option } from '../../../components/Field/option.ts';
import type { NumberFieldProps } from '../../../components/NumberField/NumberField.tsx';
import type { RangeFieldProps } from '../../../components/RangeField/RangeField.tsx';
import type { SelectProps } from '../../../components/Select/Select.tsx';
import type { TextAreaProps } from '../../../components/TextArea/TextArea.tsx';
import type { TextFieldProps } from '../../../components/TextField/TextField.tsx';
import { failuresOf, type FieldErrors, type NamedField } from '../Form/namedField.ts';

/** What every field is described by. */
export interface FieldDescription {
  /** The key of its value, of its error, and in the form's data. */
  readonly name: string;
  readonly label: string;
  /** What to know before answering. */
  readonly hint?: ReactNode;
  /** Hidden because of another field’s value. @default false */
  readonly isHidden?: boolean;
}

/** An answer to what an error asks: what is to be put into one of the fields. */
export interface FieldAnswer {
  /** E.g. "1 500 €", or "Yes, that’s right". */
  readonly label: string;
  readonly name: string;
  readonly value: string;
}

/** A field that the app draws by itself, as a DatePicker or a ComboBox takes it. */
export interface ControlledField extends NamedField {
  /** As it was typed; of a day also `YYYY-MM-DD`. Empty while there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The kinds of fields, by what they hold. */
export type FormField = FieldDescription &
  (
    | ({ readonly kind: 'text' } & Pick<TextFieldProps, 'type' | 'autoComplete'>)
    | ({ readonly kind: 'textArea' } & Pick<TextAreaProps, 'count'>)
    /** A number, as it was typed. */
    | ({ readonly kind: 'number' } & Pick<NumberFieldProps, 'unit' | 'isDecimal'>)
    /** Two bounds, as they were typed: one question with one error. The `name` is that of the minimum. */
    | ({ readonly kind: 'range'; readonly maximumName: string } & Pick<
        RangeFieldProps,
        'unit' | 'isDecimal' | 'minimumLabel' | 'maximumLabel'
      >)
    /** The value of one option, or null, and the fields that become empty when it is selected. */
    | ({ readonly kind: 'select'; readonly clears?: (selected: string | null) => readonly string[] } & Pick<
        SelectProps<string>,
        'options' | 'placeholder' | 'noneLabel'
      >)
    /** As a select, with all options in a row. */
    | { readonly kind: 'radio'; readonly options: readonly Option[] }
    /** The values of any number of options. */
    | ({ readonly kind: 'checkboxes' } & Pick<CheckboxGroupProps<string>, 'options' | 'arrangement' | 'more'>)
    /** A boolean. When it is ticked, the fields that it `clears` become empty. */
    | { readonly kind: 'checkbox'; readonly clears?: readonly string[] }
    /** A text, in a field that comes from elsewhere. */
    | { readonly kind: 'custom'; readonly render: (field: ControlledField) => ReactNode }
  );

/** Fields that belong together. */
export interface FormFieldsSection {
  /** The group’s name, unique within the form. */
  readonly title: string;
  /** Those in an array of their own are side by side where there is room. */
  readonly fields: readonly (FormField | readonly FormField[])[];
  /** Whether it goes into the Disclosure of a form that has one. @default false */
  readonly isOptional?: boolean;
}

export const sectionId = (id: string, index: number): string => `${id}-section-${index}`;

/** The sections for a SectionNav; `id` as in FormFields. */
export const sectionLinks = (id: string, sections: readonly FormFieldsSection[]) =>
  sections.map(({ title }, index) => ({ id: sectionId(id, index), title }));

/** The fields of all sections, from the first to the last. */
export const allFields = (sections: readonly FormFieldsSection[]): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields.flat());

/** The error of a field: of two bounds that of the minimum, or else that of the maximum. */
export const errorOf = (field: FormField, errors: FieldErrors<string> = {}): string | undefined =>
  errors[field.name] ?? (field.kind === 'range' ? errors[field.maximumName] : undefined);

/** The labels of fields by their names, from the first to the last. */
export const fieldLabels = (sections: readonly FormFieldsSection[]): Readonly<Record<string, string>> =>
  Object.fromEntries(allFields(sections).map(({ name, label }) => [name, label]));

/** What is wrong with the fields, in their order, as Form and ErrorSummary take it; `id` as in FormFields. */
export function fieldFailures(
  id: string,
  sections: readonly FormFieldsSection[],
  errors: FieldErrors<string>,
): readonly FieldFailure[] {
  const fields = allFields(sections);
  return failuresOf(
    id,
    fields.map(({ name }) => name),
    {
      labels: fieldLabels(sections),
      errors: Object.fromEntries(fields.map((field) => [field.name, errorOf(field, errors)])),
    },
  );
}
