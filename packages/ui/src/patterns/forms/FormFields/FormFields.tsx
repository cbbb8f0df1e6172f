import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { RangeField } from '../../../components/RangeField/RangeField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { FieldRow, FormSection } from '../FormSection/FormSection.tsx';
import { fieldId, type FieldsProps, type NamedField } from '../Form/namedField.ts';
import {
  allFields,
  errorOf,
  sectionId,
  type FieldAnswer,
  type FormField,
  type FormFieldsSection,
} from './formField.ts';

export interface FormFieldsProps<Values extends Readonly<Record<string, unknown>>> extends Pick<
  FieldsProps<string>,
  'errors' | 'onLeave'
> {
  /** The prefix of the fields’ ids, as passed to `fieldFailures`. */
  readonly id: string;
  readonly sections: readonly FormFieldsSection[];
  /** By the names of the fields; others may be among them. */
  readonly values: Values;
  /** Called with what changed. */
  readonly onChange: (changed: Partial<Values>) => void;
  /** What may be answered, where an error asks. */
  readonly answers?: Readonly<Partial<Record<string, readonly FieldAnswer[]>>>;
  /** Formats what was typed into a number field; what can’t be parsed is returned unchanged. */
  readonly format?: (name: string, typed: string) => string;
  /** The names of the fields that need an answer; of a range, the name of its minimum. */
  readonly required: readonly string[];
  /** Puts the optional sections into a Disclosure, e.g. `{ title: 'More about you' }`. */
  readonly more?: { readonly title: string; readonly description?: string };
}

/** The fields of a long form, described as data, in a Wizard or a Form. */
export function FormFields<Values extends Readonly<Record<string, unknown>>>({
  sections,
  more,
  onChange,
  ...form
}: FormFieldsProps<Values>) {
  const [isOpen, setIsOpen] = useState(false);
  const fieldOf = (field: FormField) => (
    // The names of the fields are among those of the values.
    <FieldByKind
      key={field.name}
      {...form}
      field={field}
      onChange={(changed) => onChange(changed as Partial<Values>)}
    />
  );
  const sectionsAt = (level: 2 | 3, shown: readonly FormFieldsSection[]) =>
    shown.map((section) => (
      <FormSection
        key={section.title}
        id={sectionId(form.id, sections.indexOf(section))}
        title={section.title}
        headingLevel={level}
      >
        {section.fields.map((field) =>
          'kind' in field ? fieldOf(field) : <FieldRow key={field[0]?.name}>{field.map(fieldOf)}</FieldRow>,
        )}
      </FormSection>
    ));
  const optional = sections.filter(({ isOptional }) => more && isOptional);
  return (
    <Stack gap={8}>
      {sectionsAt(
        2,
        sections.filter((section) => !optional.includes(section)),
      )}
      {more && (
        <Disclosure
          {...more}
          headingLevel={2}
          isOpen={isOpen || allFields(optional).some(({ name }) => form.errors?.[name] !== undefined)}
          onOpenChange={setIsOpen}
        >
          <Stack gap={8}>{sectionsAt(3, optional)}</Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

interface FieldByKindProps extends Pick<
  FormFieldsProps<Readonly<Record<string, unknown>>>,
  'id' | 'values' | 'required' | 'errors' | 'answers' | 'format' | 'onLeave'
> {
  readonly field: FormField;
  readonly onChange: (changed: Readonly<Record<string, unknown>>) => void;
}

function FieldByKind({
  field,
  id,
  values,
  onChange,
  required,
  errors,
  answers,
  format,
  onLeave,
}: FieldByKindProps): ReactNode {
  const { name, label, hint, isHidden = false } = field;
  if (isHidden) return null;
  const names = field.kind === 'range' ? [name, field.maximumName] : [name];
  const common: NamedField = {
    id: fieldId(id, name),
    name,
    label,
    description: hint,
    errorMessage: errorOf(field, errors),
    isRequired: required.includes(name),
    onBlur: () => names.forEach((left) => onLeave?.(left)),
  };
  const set = (value: unknown) => onChange({ [name]: value });
  // Which type a kind of field holds is up to whoever describes it.
  const held = values[name];
  const text = held as string;
  const asked = (of: string) =>
    (answers?.[of] ?? []).map((answer) => ({
      label: answer.label,
      onPress: () => onChange({ [answer.name]: answer.value }),
    }));
  const number = { format: (typed: string) => format?.(name, typed) ?? typed };

  switch (field.kind) {
    case 'text':
      return <TextField {...common} {...controlProps(field)} value={text} onChange={set} />;
    case 'textArea':
      return <TextArea {...common} {...controlProps(field)} value={text} onChange={set} />;
    case 'number':
      return (
        <NumberField
          {...common}
          {...controlProps(field)}
          {...number}
          answers={asked(name)}
          value={text}
          onChange={set}
        />
      );
    case 'range': {
      const { maximumName, ...control } = controlProps(field);
      const half = errors?.[name] === undefined ? 'maximum' : 'minimum';
      const halfAnswers = asked(half === 'minimum' ? name : maximumName);
      return (
        <RangeField
          {...common}
          {...control}
          {...number}
          names={{ minimum: name, maximum: maximumName }}
          answers={halfAnswers.length === 0 ? undefined : { half, answers: halfAnswers }}
          value={{ minimum: text, maximum: values[maximumName] as string }}
          onChange={({ minimum, maximum }) => onChange({ [name]: minimum, [maximumName]: maximum })}
        />
      );
    }
    case 'select': {
      const { clears, ...control } = controlProps(field);
      return (
        <Select
          {...common}
          {...control}
          value={held as string | null}
          onChange={(selected) => onChange({ [name]: selected, ...emptied(clears?.(selected)) })}
        />
      );
    }
    case 'radio':
      return (
        <RadioGroup
          {...common}
          {...controlProps(field)}
          arrangement="row"
          value={held as string | null}
          onChange={set}
        />
      );
    case 'checkboxes':
      return (
        <CheckboxGroup
          {...common}
          {...controlProps(field)}
          value={held as readonly string[]}
          onChange={set}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          id={common.id}
          name={name}
          description={hint}
          isSelected={held as boolean}
          onChange={(isSelected) =>
            onChange({
              [name]: isSelected,
              ...(isSelected && emptied(field.clears)),
            })
          }
        >
          {label}
        </Checkbox>
      );
    case 'custom':
      return field.render({ ...common, value: text, onChange: set });
  }
}

const emptied = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, '']));

/** What of a description goes to the control as it is. */
function controlProps<Field extends FormField>({ kind, name, label, hint, isHidden, ...control }: Field) {
  return control;
}
