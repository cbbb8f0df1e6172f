import type { FindingMatches } from './finding.ts';
import type { MailingMatches } from './mailing.ts';

/** Milliseconds between two looks for what has changed and what is due. */
const interval = 10_000;

interface AlertWorkerParts {
  readonly finding: FindingMatches;
  readonly mailing: MailingMatches;
  readonly report: (error: unknown) => void;
}

/** Every process has one; those that come while another is at it leave it to that one. */
export function alertWorker({ finding, mailing, report }: AlertWorkerParts) {
  let isStopping = false;
  const mayGoOn = () => !isStopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      await finding.find(mayGoOn);
      await mailing.mail(mayGoOn);
    } catch (error) {
      report(error);
    } finally {
      running = null;
    }
  }

  return {
    start(): void {
      timer = setInterval(() => {
        running ??= run();
      }, interval);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      isStopping = true;
      await running;
    },
  };
}
