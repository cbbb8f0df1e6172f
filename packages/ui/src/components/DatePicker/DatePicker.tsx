import { useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { CalendarDate } from '@internationalized/date';
import { DayInput, type DateFieldProps } from '../DateField/DateField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Parses what was typed: `YYYY-MM-DD`, or null for what isn’t a date. */
  readonly parse: (typed: string) => string | null;
  /** What the button of the calendar does, e.g. "Select date". The field's label follows it. */
  readonly calendarLabel: string;
  /** The first date that the calendar offers, `YYYY-MM-DD`. An earlier one can still be typed. */
  readonly minimum?: string;
  /** The last date that the calendar offers, `YYYY-MM-DD`. */
  readonly maximum?: string;
}

/** A DateField with a calendar that opens on demand and passes `YYYY-MM-DD`. */
export function DatePicker({ parse, calendarLabel, minimum, maximum, ...props }: DatePickerProps) {
  const { label, value, defaultValue = '', onChange } = props;
  const [held, hold] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const text = value ?? held;

  const change = (typed: string) => {
    hold(typed);
    onChange?.(typed);
  };
  const openByKeyboard = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
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
      }
    />
  );
}

interface DayCalendarProps {
  /** The selected date, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly minimum: string | undefined;
  readonly maximum: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** One month, to look a day up. Its words are react-aria's, in the language of the LocaleProvider. */
function DayCalendar({ day, minimum, maximum, onChoose }: DayCalendarProps) {
  return (
    <Calendar
      value={readDay(day)}
      minValue={readDay(minimum)}
      maxValue={readDay(maximum)}
      onChange={(chosen) => onChoose(chosen.toString())}
      // It is opened to be used.
      {...{ autoFocus: true }}
    >
      <div className={styles.heading}>
        <Button slot="previous" className={styles.turn}>
          <Icon name="arrowLeft" />
        </Button>
        <CalendarHeading className={styles.month} />
        <Button slot="next" className={styles.turn}>
          <Icon name="arrowRight" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

/** Reads a calendar day, `YYYY-MM-DD`. `null` for what is none, such as `2026-02-31`. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, dayOfMonth = 0] = parts;
  const day = new CalendarDate(year, month, dayOfMonth);
  // A day that does not exist has been moved to one that does.
  return day.toString() === text ? day : null;
}
