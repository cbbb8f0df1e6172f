import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import * as choice from '../Field/choice.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { chosenValues, type Option } from '../Field/option.ts';
import { Icon } from '../Icon/Icon.tsx';

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
  /** Shows only so many options, and the ticked ones, until a button, e.g. "More languages", is pressed. */
  readonly more?: { readonly after: number; readonly label: string };
}

/** One question with any number of answers. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { field, validity, rest } = splitFieldProps(props);
  const { options, value, defaultValue, onChange, arrangement = 'list', more, ...group } = rest;
  const [isOpen, setOpen] = useState(false);
  // What was ticked once stays: under the focus, nothing may vanish.
  const [ticked, setTicked] = useState<readonly string[]>(defaultValue ?? []);
  const list = useRef<HTMLDivElement>(null);
  const isCommon = (option: Option<Value>, index: number) =>
    more === undefined || index < more.after || [...ticked, ...(value ?? [])].includes(option.value);
  const showMore = () => {
    const first = options.findIndex((option, index) => !isCommon(option, index));
    flushSync(() => setOpen(!isOpen));
    if (!isOpen) list.current?.querySelectorAll('input')[first]?.focus();
  };
  return (
    <AriaCheckboxGroup
      {...group}
      {...validity}
      className={root}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      onChange={(chosen) => {
        setTicked([...ticked, ...chosen]);
        onChange?.(chosenValues(options, chosen));
      }}
    >
      <Field {...field} isHelpFirst>
        <div ref={list} className={choice.options[arrangement]}>
          {(isOpen ? options : options.filter(isCommon)).map((option) => (
            <Checkbox key={option.value} value={option.value} description={option.description}>
              {option.label}
            </Checkbox>
          ))}
        </div>
        {more !== undefined && !options.every(isCommon) && (
          <div className={choice.more}>
            <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={showMore}>
              {more.label}
              <Icon name="chevronDown" />
            </Button>
          </div>
        )}
      </Field>
    </AriaCheckboxGroup>
  );
}
