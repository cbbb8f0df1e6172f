import { Command } from 'commander';
import { currentMail } from '../../application/currentMail.ts';
import { configuredTransport } from '../../mail/configuredTransport.ts';
import type { DrainResult, MailWorkerParts } from '../../mail/mailWorker.ts';
import { StartError } from '../../startError.ts';
import { withStore } from '../store.ts';

/** Sends every mail that waits. */
export type DrainOutbox = (parts: MailWorkerParts) => Promise<DrainResult>;

/** `outbox drain`: what the server does all the time, once. */
export const outboxCommand = (drainOutbox: DrainOutbox): Command =>
  new Command('outbox').description('mails that are to be sent').addCommand(
    new Command('drain').description('send every mail that waits now').action(async () => {
      const { sent, failed } = await withStore(({ database, config, logger }) => {
        const transport = configuredTransport(config);
        const clock = () => new Date();
        const current = currentMail(database, config.publicUrl, clock);
        return drainOutbox({ database, transport, clock, log: logger, currentMail: current });
      });
      console.log(`${sent} mails sent.`);
      if (failed > 0) throw new StartError(`${failed} mails could not be sent; the server tries them again`);
    }),
  );
