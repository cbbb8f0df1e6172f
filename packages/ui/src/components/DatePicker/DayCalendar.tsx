import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import { readDay } from './day.ts';
import * as styles from './DatePicker.css.ts';

interface DayCalendarProps {
  /** The chosen one, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly minimum: string | undefined;
  readonly maximum: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** One month, to look a day up. Its words are react-aria's, in the language of the LocaleProvider. */
export function DayCalendar({ day, minimum, maximum, onChoose }: DayCalendarProps) {
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
