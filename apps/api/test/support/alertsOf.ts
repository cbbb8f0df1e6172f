import type { Email } from 'postal-mime';
import {
  alertModule,
  currentMail,
  makeChangeMails,
  makeMessageMails,
} from '../../src/application/mailModules.ts';
import { createDependencies } from '../../src/application/dependencies.ts';
import { readConfig } from '../../src/config.ts';
import { mailOutbox } from '../../src/mail/mailOutbox.ts';
import { configuredTransport } from '../../src/mail/mailTransport.ts';
import { drainOutbox } from '../../src/mail/mailWorker.ts';
import { addLandlord, addTenant, placeAt, type LandlordParty, type TenantParty } from './parties.ts';
import type { TestApplication } from './testApplication.ts';

/** Where mails of `alertsOf` lead. */
export const publicUrl = 'https://tilava.example';

export const site = { publicUrl, productName: 'Tilava' };

interface Party {
  readonly bearer: string;
}

/** A tenant and a landlord whose premises fit, far from all others, and places so many metres from there. */
export interface Neighbours {
  readonly tenant: TenantParty;
  readonly landlord: LandlordParty;
  readonly place: ReturnType<typeof placeAt>;
  readonly at: typeof placeAt;
}

export const header = (mail: Email | undefined, key: string): string | undefined =>
  mail?.headers.find((candidate) => candidate.key === key)?.value;

/** The page that a mail's link to unsubscribe leads to. */
export const unsubscribePath = (mail: Email | undefined): string => {
  const [, address = ''] = /^<(.*)>$/.exec(header(mail, 'list-unsubscribe') ?? '') ?? [];
  return new URL(address).pathname;
};

/** Tenants and landlords with alerts; what the workers do every ten seconds is done when the test says so. */
export async function alertsOf(app: TestApplication) {
  const config = readConfig({ TILAVA_DATA_DIR: app.folder, PUBLIC_URL: publicUrl });
  const clock = () => app.now;
  const rethrow = (error: unknown) => {
    throw error;
  };
  const { finding, mailing } = alertModule(await createDependencies(config, app.database, clock, rethrow));
  const log = { warn: rethrow, error: rethrow };
  const drain = () =>
    drainOutbox({
      database: app.database,
      transport: configuredTransport(config),
      clock,
      log,
      currentMail: currentMail(app.database, site, clock),
    });
  let count = 0;

  return {
    choose: ({ bearer }: Party, propertyId: string, body: object) =>
      app.send({ method: 'PATCH', url: `/alerts/${propertyId}`, bearer, body }),

    read: async ({ bearer }: Party, propertyId: string) =>
      (await app.send({ method: 'GET', url: `/alerts/${propertyId}`, bearer })).json<object>(),

    async neighbours(): Promise<Neighbours> {
      count += 1;
      const origin = count * 10_000;
      const at = (metres: number) => placeAt(origin + metres);
      const place = at(0);
      const need = { ...place, residenceFlags: 1, rentMax: 200_000 };
      const tenant = await addTenant(app, `seeker${count}@tilava.example`, { language: 'fi' }, need);
      const landlord = await addLandlord(app, `owner${count}@tilava.example`, { language: 'sv' }, place);
      return { tenant, landlord, place, at };
    },

    finding,
    mailing,
    messages: makeMessageMails(app.database, mailOutbox(app.database, clock), site, clock),
    changes: makeChangeMails(app.database, mailOutbox(app.database, clock), site, clock),
    drain,
    async tick(): Promise<void> {
      await finding.find();
      await mailing.mail();
      await drain();
    },
  };
}
