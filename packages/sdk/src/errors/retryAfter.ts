/**
 * For how many milliseconds the server asks to be left alone, or null where it does not say. The header is in seconds
 * or a date (RFC 9110, 10.2.3); a date that has passed means 0.
 */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
