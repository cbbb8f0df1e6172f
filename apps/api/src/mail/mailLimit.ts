const minute = 60_000;
const mostAnHour = 5;

/** The moment since which mails count. */
export const mailLimitStart = (now: Date): Date => new Date(now.getTime() - 60 * minute);

/**
 * Whether another mail of a kind that anybody may ask for goes to somebody: one a minute, and five an hour.
 *
 * @param earlier - when they were sent such a mail since `mailLimitStart`
 */
export function mayMailAgain(earlier: readonly Date[], now: Date): boolean {
  const isRecent = earlier.some((sentAt) => sentAt.getTime() > now.getTime() - minute);
  return earlier.length < mostAnHour && !isRecent;
}
