import { alertModule } from '../../src/application/alertModule.ts';
import { layFoundation } from '../../src/application/foundation.ts';
import { readConfig } from '../../src/config.ts';
import { configuredTransport } from '../../src/mail/configuredTransport.ts';
import { drainOutbox } from '../../src/mail/mailWorker.ts';
import type { TestApplication } from './testApplication.ts';

/** Where mails of `alertsOf` lead. */
export const publicUrl = 'https://tilava.example';

/** Does what the workers of an application do every ten seconds, when the test says so. */
export async function alertsOf(app: TestApplication) {
  const config = readConfig({ TILAVA_DATA_DIR: app.folder, PUBLIC_URL: publicUrl });
  const clock = () => app.now;
  const rethrow = (error: unknown) => {
    throw error;
  };
  const { finding, mailing, currentMail } = alertModule(
    await layFoundation(config, app.database, clock, rethrow),
  );
  const log = { warn: rethrow, error: rethrow };
  const drain = () =>
    drainOutbox({
      database: app.database,
      transport: configuredTransport(config),
      clock,
      log,
      currentAlert: currentMail,
    });
  return {
    finding,
    mailing,
    drain,
    async tick(): Promise<void> {
      await finding.find();
      await mailing.mail();
      await drain();
    },
  };
}
