import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field } from '../Field/Field.tsx';
import { root } from '../Field/Field.css.ts';
import { ListOption } from '../Field/ListOption.tsx';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { chosenValues, type Option } from '../Field/option.ts';
import { list, options as optionList } from '../Field/popover.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** The key of the option that takes the answer back; no value of a contract is empty. */
const NONE = '';

export interface SelectProps<Value extends string> extends FieldProps {
  /** The id of the button, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  readonly options: readonly Option<Value>[];
  /** The chosen one, when the parent holds it; `null` while there is none. */
  readonly value?: Value | null;
  /** The chosen one at first, when the field holds it. */
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value | null) => void;
  readonly onBlur?: () => void;
  /** Stands in the field while nothing is chosen, e.g. "Choose". */
  readonly placeholder: string;
  /** An option that takes the answer back, e.g. "No answer". None when it is missing. */
  readonly noneLabel?: string;
  /** The name in the form's data. */
  readonly name?: string;
}

/**
 * One question with one answer out of many, in a list that opens. Up to seven options, a RadioGroup shows them
 * at once.
 *
 * @example
 * <Select
 *   label="Industry"
 *   placeholder="Choose"
 *   options={[{ value: 'mn', label: 'Manufacturing' }]}
 *   value={industry}
 *   onChange={setIndustry}
 * />
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { field, validity, rest } = splitFieldProps(props);
  const { id, options, onChange, noneLabel, ...select } = rest;
  return (
    <AriaSelect
      {...select}
      {...validity}
      className={root}
      onChange={(key) => onChange?.(chosenValues(options, [String(key)])[0] ?? null)}
    >
      <Field {...field}>
        <Button className={styles.trigger} {...(id !== undefined && { id })}>
          <SelectValue className={styles.value}>
            {/* The words alone: an option's help and its tick belong to the list. */}
            {({ isPlaceholder, defaultChildren, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </Button>
        <Popover className={list} offset={4} containerPadding={8}>
          <ListBox className={optionList}>
            {noneLabel !== undefined && <ListOption id={NONE} label={noneLabel} />}
            {options.map((option) => (
              <ListOption key={option.value} {...option} id={option.value} />
            ))}
          </ListBox>
        </Popover>
      </Field>
    </AriaSelect>
  );
}
