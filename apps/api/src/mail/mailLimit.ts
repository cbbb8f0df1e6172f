const minute = 60_000;
const maxPerHour = 5;

/** The moment since which mails count. */
export const mailLimitStart = (now: Date): Date => new Date(now.getTime() - 60 * minute);

/**
 * Whether another mail of a kind that anybody may ask for goes to somebody: one a minute, and five an hour.
 *
 * @param earlier - when they were sent such a mail since `mailLimitStart`
 */
export function mayMailAgain(earlier: readonly Date[], now: Date): boolean {
  // Later ones come from a clock that has been put back since.
  const counted = earlier.filter((sentAt) => sentAt <= now);
  const isRecent = counted.some((sentAt) => sentAt.getTime() > now.getTime() - minute);
  return counted.length < maxPerHour && !isRecent;
}
