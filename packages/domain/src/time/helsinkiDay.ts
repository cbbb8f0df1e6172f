const fourDigitYears = { from: Date.UTC(1000, 0, 1), to: Date.UTC(9999, 11, 30) } as const;

let calendar: Intl.DateTimeFormat | undefined;

/** Made once: making the formatter costs a hundred times what using it does. */
function helsinkiCalendar(): Intl.DateTimeFormat {
  calendar ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Helsinki',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return calendar;
}

/**
 * The calendar day in Europe/Helsinki, `YYYY-MM-DD`, at an instant: every day of the product is one there. An invalid
 * date, or one outside the years 1000 to 9999, gives an empty string, which the match rules take for no day.
 */
export function helsinkiDay(instant: Date): string {
  const milliseconds = instant.getTime();
  if (!(milliseconds >= fourDigitYears.from && milliseconds <= fourDigitYears.to)) return '';
  const parts = helsinkiCalendar().formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day'): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
