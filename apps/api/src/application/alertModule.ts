import { alertAdvisoryLock, findingMatches, findingStore } from '../alerts/finding.ts';
import { mailingMatches } from '../alerts/mailing.ts';
import { mailingStore } from '../alerts/mailingStore.ts';
import { alertMailWriter } from '../alerts/writeAlertMail.ts';
import { alertHandlers, alertService, alertStore } from '../modules/alerts.ts';
import type { Dependencies } from './dependencies.ts';

/** The module that tells tenants and landlords of new matches by mail. */
export function alertModule({ config, database, clock, outbox, locks }: Dependencies) {
  const { publicUrl } = config;
  const alertLock = alertAdvisoryLock(database);
  const store = findingStore(database);
  const mails = mailingStore(database);
  const service = alertService({
    store: alertStore(database),
    finding: store,
    mailing: mails,
    alertLock,
    locks,
    clock,
  });
  const writeMail = alertMailWriter(database, publicUrl);
  const finding = findingMatches({ store, alertLock, clock });
  const mailing = mailingMatches({
    store: mails,
    alertLock,
    outbox,
    writeMail,
    publicUrl,
    clock,
  });
  return {
    handlers: alertHandlers(service),
    unsubscribe: (code: string) => service.unsubscribe(code),
    sweepers: [service],
    finding,
    mailing,
  };
}
