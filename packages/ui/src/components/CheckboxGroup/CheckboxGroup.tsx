import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import * as choice from '../Field/choice.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { chosenValues, type Option } from '../Field/option.ts';

export interface CheckboxGroupProps<Value extends string> extends FieldProps {
  /** The id of the group, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  readonly options: readonly Option<Value>[];
  /** The ticked options, when controlled. */
  readonly value?: readonly Value[];
  /** The ticked options initially, when uncontrolled. */
  readonly defaultValue?: readonly Value[];
  /** Called with the ticked options, in the order of the options. */
  readonly onChange?: (value: Value[]) => void;
  /** Called when the focus leaves the group. */
  readonly onBlur?: () => void;
  /** The name in the form's data, once for every ticked option. */
  readonly name?: string;
  /** Short options are in columns of at least 12 rem, 9.5 on phones, the shortest in one row. @default 'list' */
  readonly arrangement?: choice.Arrangement;
}

/** One question with any number of answers. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { field, validity, rest } = splitFieldProps(props);
  const { options, value, defaultValue, onChange, arrangement = 'list', ...group } = rest;
  return (
    <AriaCheckboxGroup
      {...group}
      {...validity}
      className={root}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      {...(onChange !== undefined && {
        onChange: (chosen: string[]) => onChange(chosenValues(options, chosen)),
      })}
    >
      <Field {...field}>
        <div className={choice.options[arrangement]}>
          {options.map((option) => (
            <Checkbox key={option.value} value={option.value} description={option.description}>
              {option.label}
            </Checkbox>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  );
}
