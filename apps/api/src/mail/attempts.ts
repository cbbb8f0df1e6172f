const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How long a mail waits after its first failure, its second, and so on. Together a little less than the 48 hours
 * that a verification code works.
 */
const delays = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** Milliseconds. */
export const longestDelay = Math.max(...delays);

/** How long to wait after that many attempts, in milliseconds; null to give up. */
export const delayAfter = (attempts: number): number | null => delays[attempts - 1] ?? null;

/** What nodemailer adds to an error; `command` is a name of its own, such as `RCPT TO`. */
interface SendError extends Error {
  readonly code?: string;
  /** Of the operating system, such as `ECONNREFUSED`. */
  readonly originalCode?: string;
  readonly command?: string;
  /** What the mail server answered. */
  readonly response?: string;
}

/** An SMTP status, with its enhanced code where there is one: `550 5.1.1`. */
const smtpStatus = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?(?!\S)/;

/**
 * Why a mail was not sent, for operators: `EENVELOPE (RCPT TO: 550 5.1.1)`. Only codes, because mail servers repeat the
 * recipient's address in spellings of their own.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, code = name, originalCode = code, command, response = '' }: SendError = error;
  const step = [command, smtpStatus.exec(response)?.[0].replace('-', ' ')].filter(
    (part) => part !== undefined,
  );
  return step.length === 0 ? originalCode : `${originalCode} (${step.join(': ')})`;
}
