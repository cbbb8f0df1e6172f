/**
 * For how many milliseconds the server asks to be left alone, or null where it does not say so that it can be read. The
 * header is in seconds or a date (RFC 9110, 10.2.3); a date that has passed means 0.
 */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // What run times take for a date otherwise may be anything, such as 1.5.
  const date = /^[A-Za-z]+,? .*\d:\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
