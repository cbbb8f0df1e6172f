import type { components } from '@tilava/sdk/schema';
import pLimit from 'p-limit';
import type { Dependencies } from '../../application/dependencies.ts';
import type { BodyStream, Caller, StreamedBody } from '../../http/operations.ts';
import type { AnnouncementReadService } from '../announcements/service.ts';
import { notFound, tooBusy, tooManyAttempts } from '../../http/problems.ts';
import { requireReach } from '../permissions.ts';
import type { PropertyReadService } from '../properties/service.ts';
import { toRule } from '../viewings/hours.ts';
import { webhooksOf } from '../webhooks.ts';
import {
  inPages,
  type StoredMessage,
  type StoredPair,
  type StoredViewing,
  type UserExportStore,
} from './exportStore.ts';
import type { UserReadService } from './service.ts';

type Schemas = components['schemas'];

interface UserExportParts extends Pick<Dependencies, 'audit' | 'clock' | 'database'> {
  readonly store: UserExportStore;
  readonly users: UserReadService;
  readonly properties: PropertyReadService;
  readonly announcements: AnnouncementReadService;
}

/** Exports that one process reads at once, so that others have their turn. */
const maxConcurrent = 2;

/** Exports that wait for those; whoever comes then is asked to try again. */
const maxWaiting = 8;

/** Milliseconds after which whoever wants a second export beside the first is asked to try again. */
const retryDelay = 5_000;

/** Announcements that are read at once, each of which brings its pictures and interested tenants. */
const announcementsAtOnce = 10;

export function userExportService(parts: UserExportParts) {
  const { store, users, properties, announcements, audit, clock, database } = parts;
  const inTurn = pLimit(maxConcurrent);
  const exporting = new Set<string>();

  async function documentOf(
    caller: Caller,
    user: Schemas['User'],
    account: Account,
    needs: readonly Schemas['Need'][],
    newsletter: Subscription,
  ): Promise<StreamedBody<Schemas['UserExport']>> {
    const { id } = user;
    const now = clock();
    return {
      exportedAt: now.toISOString(),
      user,
      createdAt: account.createdAt.toISOString(),
      verifiedAt: account.verifiedAt?.toISOString() ?? null,
      sessions: each(store.sessionsOf(id, now), presentSession),
      knownNetworks: each(store.networksOf(id), presentNetwork),
      properties: onePage(needs),
      announcements: inPages(
        (after: Schemas['Announcement'] | undefined) =>
          announcements.pageOfUser(caller, id, after?.id ?? null, announcementsAtOnce),
        announcementsAtOnce,
      ),
      residences: store.openResidencesOf(id),
      favorites: each(store.favoritesOf(id), presentPair),
      isInterested: each(store.interestsOf(id), presentPair),
      landlordInterests: each(store.landlordInterestsOf(id), presentPair),
      receivedInterests: each(store.receivedInterestsOf(id), presentPair),
      alerts: each(store.alertsOf(id), ({ id: _, ...alert }) => alert),
      notifiedMatches: each(store.mailedMatchesOf(id), presentPair),
      // Admins read what is written to others only where it was reported.
      messages: caller.id === id ? each(store.messagesOf(id), presentMessage) : onePage([]),
      blocks: onePage(await store.blocksOf(id)),
      reports: caller.id === id ? store.reportsOf(id, now) : onePage([]),
      viewings: each(store.viewingsOf(id), presentViewing),
      viewingHours: each(store.viewingHoursOf(id), (row) => ({
        announcement: row.announcementId,
        ...toRule(row),
      })),
      files: store.filesOf(id),
      documents: store.documentsOf(id),
      keys: onePage(await store.keysOf(id)),
      webhooks: onePage(await webhooksOf(database, id, now)),
      newsletter: presentSubscription(newsletter),
    };
  }

  return {
    async export(caller: Caller, id: string): Promise<BodyStream<Schemas['UserExport']>> {
      requireReach(caller, 'getUserExport', id);
      if ((await store.accountOf(id)) === null) throw notFound();
      if (exporting.has(caller.id)) throw tooManyAttempts(retryDelay);
      if (inTurn.pendingCount >= maxWaiting) throw tooBusy();
      exporting.add(caller.id);
      return ({ write, signal }) =>
        inTurn(async () => {
          signal.throwIfAborted();
          if (caller.id !== id) await audit.record(caller, 'getUserExport', id);
          await store.snapshot(async () => {
            const { body: user } = await users.readVersion(id);
            const account = await store.accountOf(id);
            if (account === null) throw notFound();
            const needs = await properties.needsOfUser(caller, id);
            await write(await documentOf(caller, user, account, needs, await store.newsletterOf(id)));
          });
        }).finally(() => exporting.delete(caller.id));
    },
  };
}

async function* each<Row, Shown>(pages: AsyncIterable<readonly Row[]>, present: (row: Row) => Shown) {
  for await (const page of pages) yield page.map(present);
}

async function* onePage<Item>(items: readonly Item[]) {
  yield items;
}

type Account = NonNullable<Awaited<ReturnType<UserExportStore['accountOf']>>>;
type Subscription = Awaited<ReturnType<UserExportStore['newsletterOf']>>;

export type UserExportService = ReturnType<typeof userExportService>;

const presentSubscription = (subscription: Subscription): Schemas['UserExport']['newsletter'] =>
  subscription && {
    askedAt: subscription.askedAt.toISOString(),
    confirmedAt: subscription.confirmedAt?.toISOString() ?? null,
    language: subscription.language,
  };

const presentSession = ({ since, expiresAt }: Dates<'since' | 'expiresAt'>): Schemas['SessionRecord'] => ({
  since: since.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const presentNetwork = ({
  network,
  lastLoginAt,
}: Dates<'lastLoginAt'> & { readonly network: string }): Schemas['KnownNetwork'] => ({
  network,
  lastLoginAt: lastLoginAt.toISOString(),
});

type Dates<Name extends string> = Readonly<Record<Name, Date>>;

const presentPair = ({ announcementId, tenantId, createdAt }: StoredPair): Schemas['PairRecord'] => ({
  announcement: announcementId,
  tenant: tenantId,
  since: createdAt.toISOString(),
});

const presentMessage = ({ createdAt, ...message }: StoredMessage): Schemas['MessageRecord'] => ({
  ...message,
  createdAt: createdAt.toISOString(),
});

const presentViewing = ({ viewing, subject }: StoredViewing): Schemas['ViewingRecord'] => ({
  thread: viewing.threadId,
  subject,
  startsAt: viewing.startsAt.toISOString(),
  lengthMinutes: viewing.lengthMinutes,
  state: viewing.state,
  proposedBy: viewing.proposedBy,
  createdAt: viewing.createdAt.toISOString(),
});
