import { helsinkiHour, isQuiet, morning, nextMorning } from './alerts.ts';

/** What a tenant knows of saved premises, or shall know by now. */
export interface KnownPremises {
  /** Monthly, in any unit. */
  readonly rent: number;
  /** `YYYY-MM-DD`; null where it is open. */
  readonly moveInDate: string | null;
  readonly isPublic: boolean;
  /** Only of premises that aren't public. */
  readonly isLet?: boolean;
}

/** What a mail tells of saved premises: they are let, back on the market, the rent is lower, they are available earlier. */
export type ChangeNews = 'let' | 'back' | 'rent' | 'moveInDate';

/**
 * What has become better since a tenant knew of it last, the most important first, or that it is let. Days that have passed are all the same.
 *
 * @example
 * const known = { rent: 1000, moveInDate: null, isPublic: true };
 * changeNews(known, { ...known, rent: 900 }, '2026-11-21'); // ['rent']
 */
export function changeNews(known: KnownPremises, now: KnownPremises, today: string): readonly ChangeNews[] {
  if (!now.isPublic) return known.isPublic && now.isLet === true ? ['let'] : [];
  const from = (day: string) => (day < today ? today : day);
  const isEarlier =
    known.moveInDate !== null && now.moveInDate !== null && from(now.moveInDate) < from(known.moveInDate);
  return [
    ...(known.isPublic ? [] : (['back'] as const)),
    ...(now.rent < known.rent ? (['rent'] as const) : []),
    ...(isEarlier ? (['moveInDate'] as const) : []),
  ];
}

/** When a mail tells of a change that is made now: with all others, once a day. */
export const changeMailAt = (now: Date): Date => nextMorning(now, () => true);

/** Whether mails of changes that are due are written now. What is overdue waits for the morning, too. */
export const isTimeForChangeMails = (now: Date): boolean => !isQuiet(now) && helsinkiHour(now) >= morning;
