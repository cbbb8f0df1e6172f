/** How stories read and write numbers and days, as the app would in English. */

/** A number in groups of three digits; what is none comes back. */
export function formatNumber(typed: string): string {
  const plain = typed.replaceAll(/\s/gu, '').replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/u.test(plain)) return typed;
  return Number(plain).toLocaleString('en', { maximumFractionDigits: 2 }).replaceAll(',', '\u00A0');
}

/** `YYYY-MM-DD` of a day that is written so or as 31/12/2026, or null. */
export function parseDay(typed: string): string | null {
  const written = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u.exec(typed.trim());
  const [, date = '', month = '', year = ''] = written ?? [];
  const day = written === null ? typed : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day ? day : null;
}

/** 31/12/2026; what is no day comes back. */
export const formatDay = (typed: string): string =>
  parseDay(typed)?.split('-').toReversed().join('/') ?? typed;

/** What a DatePicker is told. */
export const calendar = {
  parse: parseDay,
  format: formatDay,
  placeholder: 'dd/mm/yyyy',
  calendarLabel: 'Select date',
} as const;
