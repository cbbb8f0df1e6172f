import { helsinkiDay } from '@tilava/domain/time';
import { alertAdvisoryLock, findingMatches, findingStore } from '../alerts/finding.ts';
import { currentAlertMail, mailingMatches } from '../alerts/mailing.ts';
import { mailingStore } from '../alerts/mailingStore.ts';
import { matchEvents } from '../alerts/matchEvents.ts';
import { alertMailWriter, matchRows, namedOf } from '../alerts/writeAlertMail.ts';
import type { Dependencies } from './dependencies.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox, type MailOutbox } from '../mail/mailOutbox.ts';
import type { MailSite } from '../mail/mailSite.ts';
import type { MailWorkerParts } from '../mail/mailWorker.ts';
import { interestMail } from '../mail/templates/alertMail.ts';
import { changeMail } from '../mail/templates/changeMail.ts';
import { alertHandlers, alertService, alertStore } from '../modules/alerts.ts';
import { changeMails, type ChangeMails } from '../modules/favorites/changeMails.ts';
import { changeStore } from '../modules/favorites/changeStore.ts';
import { interestMails, type InterestMails } from '../modules/interests/interestMails.ts';
import { messageMails, messageMailStore, type MessageMails } from '../modules/threads/messageMails.ts';
import { interestStore } from '../modules/interests/store.ts';

export function alertModule(dependencies: Dependencies) {
  const { site, database, clock } = dependencies;
  const { publicUrl } = site;
  const alertLock = alertAdvisoryLock(database);
  const store = findingStore(database, matchEvents(database, dependencies.eventOutbox.publish));
  const mails = mailingStore(database);
  const service = alertService({
    ...dependencies,
    store: alertStore(database),
    finding: store,
    mailing: mails,
    alertLock,
  });
  const writeMail = alertMailWriter(database, site);
  const finding = findingMatches({ store, alertLock, clock });
  const mailing = mailingMatches({ ...dependencies, store: mails, alertLock, writeMail, publicUrl });
  return {
    handlers: alertHandlers(service),
    unsubscribe: (code: string) => service.unsubscribe(code),
    sweepers: [service],
    finding,
    mailing,
  };
}

export const makeInterestMails = (
  database: Database,
  outbox: MailOutbox,
  site: MailSite,
  clock: () => Date,
): InterestMails =>
  interestMails({
    store: interestStore(database),
    outbox,
    writeMail: async ({ language, reader, pairs, unsubscribeUrl, now }) =>
      interestMail({
        ...site,
        language,
        reader,
        // In the order of the pairs, without those that are gone.
        matches: (await matchRows(database, pairs)).map((match) => ({
          ...match,
          note:
            pairs.find(
              ({ needId, announcementId }) =>
                needId === match.need.id && announcementId === match.announcementId,
            )?.note ?? null,
        })),
        unsubscribeUrl,
        today: helsinkiDay(now),
      }),
    publicUrl: site.publicUrl,
    clock,
  });

export const makeMessageMails = (
  database: Database,
  outbox: MailOutbox,
  site: MailSite,
  clock: () => Date,
): MessageMails =>
  messageMails({
    store: messageMailStore(database),
    addNote: (...note) => interestStore(database).addNote(...note),
    outbox,
    site,
    clock,
  });

export function makeChangeMails(
  database: Database,
  outbox: MailOutbox,
  site: MailSite,
  clock: () => Date,
): ChangeMails {
  return changeMails({
    store: changeStore(database),
    alertLock: alertAdvisoryLock(database),
    outbox,
    writeMail: async ({ language, changes, unsubscribeUrl, now }) => {
      const named = namedOf(changes);
      const matches = await matchRows(database, named);
      return changeMail({
        ...site,
        language,
        // Without those that are deleted at this very moment.
        named: named.flatMap(({ announcementId, known, current }) => {
          const match = matches.find((found) => found.announcementId === announcementId);
          return match === undefined ? [] : { match, known, current };
        }),
        count: changes.length,
        unsubscribeUrl,
        today: helsinkiDay(now),
      });
    },
    publicUrl: site.publicUrl,
    clock,
  });
}

export function currentMail(
  database: Database,
  site: MailSite,
  clock: () => Date,
): NonNullable<MailWorkerParts['currentMail']> {
  const alert = currentAlertMail({
    store: mailingStore(database),
    finding: findingStore(database),
    writeMail: alertMailWriter(database, site),
    clock,
  });
  const interests = makeInterestMails(database, mailOutbox(database, clock), site, clock);
  const messages = makeMessageMails(database, mailOutbox(database, clock), site, clock);
  const changes = makeChangeMails(database, mailOutbox(database, clock), site, clock);
  return (mail) => {
    if (mail.changeReaderId !== null) return changes.currentMail(mail);
    if (mail.messageReaderId !== null) return messages.currentMail(mail);
    return mail.interestReaderId === null ? alert(mail) : interests.currentMail(mail);
  };
}
