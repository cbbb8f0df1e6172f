import { isInDayRange, parseDay } from '@tilava/domain/time';
import { DatePicker } from '@tilava/ui/onDemand/DatePicker';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCalendarProps } from '../../../../shared/fields/useDayProps.ts';
import { useToday } from '../../../../shared/time/useToday.ts';

interface AuditDayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A day that bounds the log; what is no day is refused, and bounds nothing. */
export function AuditDay({ label, day, onChange }: AuditDayProps) {
  const t = useTranslations('product.fault');
  const today = useToday();
  const calendar = useCalendarProps();
  const [typed, setTyped] = useState(day);
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(day);
  const found = dayIn(typed);
  // The address may have changed by other ways than by this field.
  if (day !== known) {
    setKnown(day);
    if (found !== null && found !== day) setTyped(day);
  }
  return (
    <DatePicker
      {...calendar}
      label={label}
      value={typed}
      maximum={today}
      onChange={(text) => {
        setTyped(text);
        setLeft(false);
        const chosen = dayIn(text);
        if (chosen !== null && chosen !== day) onChange(chosen);
      }}
      onBlur={() => setLeft(true)}
      errorMessage={
        isLeft && found === null ? t(parseDay(typed) === null ? 'dayInvalid' : 'dayOutside') : undefined
      }
    />
  );
}

/** The typed day, or an empty text for none; null for what is not taken. */
function dayIn(typed: string): string | null {
  if (typed.trim() === '') return '';
  const day = parseDay(typed);
  return day !== null && isInDayRange(day) ? day : null;
}
