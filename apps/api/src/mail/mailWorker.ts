import { afterQuiet, isQuiet } from '@tilava/domain/alerts';
import type { Database } from '../db/database.ts';
import { type ClaimedMail, delayAfter, mailStore } from './mailStore.ts';
import type { MailContent, MailTransport } from './mailTransport.ts';

/** Milliseconds that one attempt may take. */
const attemptLimit = 60_000;
/** Milliseconds that a claimed mail is nobody else's: longer than an attempt, and its bookkeeping, takes. */
const claimLimit = 2 * attemptLimit;
/** Milliseconds between looks for mails whose time to be tried again has come, or that other processes left. */
const interval = 10_000;
/** Mails that one process sends at the same time, so that a slow one does not hold up the others. */
const lanes = 4;

interface MailLog {
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

export interface MailWorkerParts {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: MailLog;
  /** What a mail of alerts, interest, messages or changes says by now; null where nothing is left to say. Without it, they say what was left. */
  readonly currentMail?: (mail: ClaimedMail) => Promise<MailContent | null>;
}

export interface DrainResult {
  readonly sent: number;
  readonly failed: number;
}

/** Sends the outbox, with any number of workers; a mail sent twice after a crash has the same Message-ID. */
export function mailWorker({ database, transport, clock, log, currentMail }: MailWorkerParts) {
  const store = mailStore(database);
  const stopping = new AbortController();
  const fromNow = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;

  async function attempt(mail: ClaimedMail): Promise<boolean> {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptLimit)]);
      await transport.send(mail, signal);
    } catch (error) {
      await noteFailure(mail, failureCode(error));
      return false;
    }
    await store.markSent(mail.id, clock());
    return true;
  }

  async function noteFailure({ id, attempts }: ClaimedMail, reason: string): Promise<void> {
    const delay = delayAfter(attempts);
    if (delay === null) {
      await store.giveUp(id, reason);
      log.error({ mail: id, attempts, reason }, 'Gave up sending an email');
    } else {
      await store.reschedule(id, fromNow(delay), reason);
      log.warn({ mail: id, attempts, reason }, 'Couldn’t send an email; it will be tried again');
    }
  }

  async function lane(result: { sent: number; failed: number }): Promise<void> {
    while (!stopping.signal.aborted) {
      const mail = await store.claim(clock(), fromNow(claimLimit));
      if (mail === null) return;
      if (isNews(mail) && isQuiet(clock())) await store.postpone(mail.id, afterQuiet(clock()));
      else await settle(mail, result);
    }
  }

  async function settle(mail: ClaimedMail, result: { sent: number; failed: number }): Promise<void> {
    const content = (await store.isUnwanted(mail)) ? null : await contentOf(mail);
    if (content === null) await store.remove(mail.id);
    else if (await attempt({ ...mail, ...content })) result.sent += 1;
    else result.failed += 1;
  }

  const contentOf = async (mail: ClaimedMail): Promise<MailContent | null> =>
    isNews(mail) && currentMail !== undefined ? currentMail(mail) : mail;

  async function drain(): Promise<DrainResult> {
    const result = { sent: 0, failed: 0 };
    const ends = await Promise.allSettled(Array.from({ length: lanes }, () => lane(result)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return result;
  }

  async function run(): Promise<void> {
    do {
      isWokenAgain = false;
      await drain().catch((error: unknown) => {
        log.error({ err: error }, 'Couldn’t read the outbox');
      });
    } while (isWokenAgain && !stopping.signal.aborted);
    running = null;
  }

  /** Looks for mails now; what came meanwhile is looked for again afterwards. */
  function wake(): void {
    isWokenAgain = true;
    if (!stopping.signal.aborted) running ??= run();
  }

  return {
    drain,
    wake,
    start(): void {
      timer = setInterval(wake, interval);
      timer.unref();
      wake();
    },
    /** Ends attempts that are under way, which are made again later, and waits until nothing is. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort(new Error('The server stops'));
      await running;
    },
  };
}

/** Whether a mail tells of something that may have changed meanwhile, and for which nobody is woken. */
const isNews = (mail: ClaimedMail): boolean =>
  mail.alertedUserId !== null ||
  mail.interestReaderId !== null ||
  mail.messageReaderId !== null ||
  mail.changeReaderId !== null;

/** Sends every mail that waits, also those that failed a moment ago; one worker's attempts are left to it. */
export async function drainOutbox(parts: MailWorkerParts): Promise<DrainResult> {
  await mailStore(parts.database).hurry(parts.clock());
  return mailWorker(parts).drain();
}

/** What nodemailer adds to an error; `command` is a name of its own, such as `RCPT TO`. */
interface SendError extends Error {
  readonly code?: string;
  /** Of the operating system, such as `ECONNREFUSED`. */
  readonly originalCode?: string;
  readonly command?: string;
  readonly response?: string;
}

/** An SMTP status, with its enhanced code where there is one: `550 5.1.1`. */
const smtpStatus = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?(?!\S)/;

/** Why a mail was not sent, such as `EENVELOPE (RCPT TO: 550 5.1.1)`; only codes, since texts repeat addresses. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, code = name, originalCode = code, command, response = '' }: SendError = error;
  const step = [command, smtpStatus.exec(response)?.[0].replace('-', ' ')].filter(
    (part) => part !== undefined,
  );
  return step.length === 0 ? originalCode : `${originalCode} (${step.join(': ')})`;
}
