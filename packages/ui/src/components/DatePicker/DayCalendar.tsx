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
import * as styles from './DatePicker.css.ts';

/** One month, to look a day up. Its words are react-aria's, in the language of the LocaleProvider. */
export function DayCalendar() {
  return (
    <Calendar>
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
