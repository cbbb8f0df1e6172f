const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How long a mail waits after its first failure, its second, and so on. Together a little less than the 48 hours
 * that a verification code works.
 */
const delays = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** How long to wait after that many attempts, in milliseconds; null to give up. */
export const delayAfter = (attempts: number): number | null => delays[attempts - 1] ?? null;

const longestReason = 300;

/** Why a mail was not sent, for operators: without the address that it was for, which mail servers repeat. */
export function reasonOf(error: unknown, recipient: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replaceAll(recipient, '(recipient)').slice(0, longestReason);
}
