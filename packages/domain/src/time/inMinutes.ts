import type { Locale } from '../locale.ts';

/**
 * How long somebody has to wait, in words and whole minutes: rather one too many, because who comes back too early
 * waits anew.
 *
 * @example
 * inMinutes(61, 'en'); // 'in 2 minutes'
 * inMinutes(5, 'fi'); // '1 minuutin päästä'
 */
export const inMinutes = (seconds: number, locale: Locale): string =>
  new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.ceil(seconds / 60)), 'minute');
