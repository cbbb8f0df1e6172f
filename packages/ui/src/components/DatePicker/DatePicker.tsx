import { Button, DatePicker as AriaDatePicker, Group, Popover } from 'react-aria-components/DatePicker';
import { dateInput, type DateInputProps } from '../DateField/dateInput.ts';
import { readDay } from '../DateField/day.ts';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { Field } from '../Field/Field.tsx';
import { frame, root } from '../Field/Field.css.ts';
import { splitFieldProps } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DatePicker.css.ts';
import { DayCalendar } from './DayCalendar.tsx';

export interface DatePickerProps extends DateInputProps {
  /**
   * The first day that the calendar offers, `YYYY-MM-DD`. An earlier one can still be typed, and stays: the app
   * says what is wrong with it, and knows whether a day that was chosen earlier may stay.
   */
  readonly minimum?: string;
  /** The last day that the calendar offers, `YYYY-MM-DD`. */
  readonly maximum?: string;
}

/**
 * A field for a day that is typed, or looked up in a calendar that opens on demand. It is large: load it when a
 * form needs it. It is written as the LocaleProvider says: `21/11/2026` in `en-FI`.
 *
 * @example
 * <DatePicker label="Move-in date" minimum="2026-03-01" value={day} onChange={setDay} isRequired />
 */
export function DatePicker(props: DatePickerProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, minimum, maximum, ...input } = rest;
  return (
    <AriaDatePicker
      {...input}
      {...validity}
      {...dateInput(rest)}
      {...(minimum !== undefined && { minValue: readDay(minimum) })}
      {...(maximum !== undefined && { maxValue: readDay(maximum) })}
      className={root}
    >
      <Field {...field}>
        <Group className={frame}>
          <DateSegments />
          {rest.isReadOnly !== true && (
            <Button className={styles.trigger}>
              <Icon name="calendar" />
            </Button>
          )}
        </Group>
        <Popover
          className={styles.popover}
          aria-label={field.label}
          offset={4}
          containerPadding={styles.clearance}
          placement="bottom end"
        >
          <DayCalendar />
        </Popover>
      </Field>
    </AriaDatePicker>
  );
}
