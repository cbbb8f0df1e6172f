import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
} from 'react-aria-components/RadioGroup';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import * as choice from '../Field/choice.css.ts';
import { circle } from '../Field/choice.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { chosenValues, type Option } from '../Field/option.ts';

export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** The id of the group, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  readonly options: readonly Option<Value>[];
  /** The selected option, when controlled; `null` for none. */
  readonly value?: Value | null;
  /** The selected option initially, when uncontrolled. */
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
  /** Called when the focus leaves the group. */
  readonly onBlur?: () => void;
  /** The name in the form's data. */
  readonly name?: string;
  /** Short options are in columns of at least 12 rem, 9.5 on phones, the shortest in one row. @default 'list' */
  readonly arrangement?: choice.Arrangement;
}

/** One question with one answer, all visible. With eight options or more, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { field, validity, rest } = splitFieldProps(props);
  const { options, onChange, arrangement = 'list', ...group } = rest;
  return (
    <AriaRadioGroup
      {...group}
      {...validity}
      className={root}
      onChange={(chosen) => chosenValues(options, [chosen]).forEach((value) => onChange?.(value))}
    >
      <Field {...field} isHelpFirst>
        <div className={choice.options[arrangement]}>
          {options.map((option) => (
            <RadioField key={option.value} value={option.value} className={choice.root}>
              <RadioButton className={choice.row}>
                <span className={circle} />
                <span className={choice.label}>{option.label}</span>
              </RadioButton>
              {option.description !== undefined && (
                <Text slot="description" className={choice.description}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}
