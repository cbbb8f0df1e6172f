import { useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { DayInput } from '../DateField/DayInput.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DatePicker.css.ts';
import { DayCalendar } from './DayCalendar.tsx';

export interface DatePickerProps extends DateFieldProps {
  /** Reads what was typed: `YYYY-MM-DD`, or null for what is no day. */
  readonly parse: (typed: string) => string | null;
  /** What the button of the calendar does, e.g. "Choose date". The field's label follows it. */
  readonly calendarLabel: string;
  /**
   * The first day that the calendar offers, `YYYY-MM-DD`. An earlier one can still be typed, and stays: the app
   * says what is wrong with it, and knows whether a day that was chosen earlier may stay.
   */
  readonly minimum?: string;
  /** The last day that the calendar offers, `YYYY-MM-DD`. */
  readonly maximum?: string;
}

/**
 * A field for a day that is typed, pasted, or looked up in a calendar that opens on demand. It is large: load it when a
 * form needs it. What is typed is text, as in a DateField; a day of the calendar comes as `YYYY-MM-DD`.
 */
export function DatePicker({ parse, calendarLabel, minimum, maximum, ...props }: DatePickerProps) {
  const { label, value, defaultValue = '', onChange, isReadOnly = false } = props;
  const [held, hold] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const text = value ?? held;

  const change = (typed: string) => {
    hold(typed);
    onChange?.(typed);
  };
  const openByKeyboard = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown' || isReadOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <DayInput
      {...props}
      value={text}
      onChange={change}
      onKeyDown={openByKeyboard}
      end={
        !isReadOnly && (
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <Button className={styles.trigger} aria-label={`${calendarLabel}: ${label}`}>
              <Icon name="calendar" />
            </Button>
            <Popover
              className={styles.popover}
              offset={4}
              containerPadding={styles.clearance}
              placement="bottom end"
            >
              <DayCalendar
                day={parse(text)}
                minimum={minimum}
                maximum={maximum}
                onChoose={(day) => {
                  change(day);
                  setOpen(false);
                }}
              />
            </Popover>
          </DialogTrigger>
        )
      }
    />
  );
}
