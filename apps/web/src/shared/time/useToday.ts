import { helsinkiDay } from '@tilava/domain/time';
import { useState } from 'react';

/** The calendar day on which the component appeared, as the product counts days. */
export function useToday(): string {
  const [today] = useState(() => helsinkiDay(new Date()));
  return today;
}
