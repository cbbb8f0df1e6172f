import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import type { AnnouncementReadService } from '../announcements/readService.ts';
import { notFound } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import { requireReach } from '../permissions.ts';
import type { PropertyReadService } from '../properties/readService.ts';
import type { StoredPair, UserExportStore } from './exportStore.ts';
import type { UserReadService } from './readService.ts';

type Schemas = components['schemas'];

/** What exporting users stands on. */
export interface UserExportParts {
  readonly store: UserExportStore;
  readonly users: UserReadService;
  readonly properties: PropertyReadService;
  readonly announcements: AnnouncementReadService;
  readonly audit: Audit;
  readonly clock: () => Date;
}

/** What is kept of a user as one document. */
export const userExportService = ({
  store,
  users,
  properties,
  announcements,
  audit,
  clock,
}: UserExportParts) => ({
  /** Oneself, or anybody for an admin. */
  async export(caller: Caller, id: string): Promise<Schemas['UserExport']> {
    requireReach(caller, 'getUserExport', id);
    const { user } = await users.readVersion(id);
    const account = await store.accountOf(id);
    if (account === null) throw notFound();
    const now = clock();
    const document = {
      exportedAt: now.toISOString(),
      user,
      createdAt: account.createdAt.toISOString(),
      verifiedAt: account.verifiedAt?.toISOString() ?? null,
      sessions: (await store.sessionsOf(id, now)).map(presentSession),
      knownNetworks: (await store.networksOf(id)).map(presentNetwork),
      properties: await properties.listOfUser(caller, id),
      announcements: await announcements.listOfUser(caller, id),
      residences: await store.openResidencesOf(id),
      favorites: (await store.favoritesOf(id)).map(presentPair),
      isInterested: (await store.interestsOf(id)).map(presentPair),
      landlordInterests: (await store.landlordInterestsOf(id)).map(presentPair),
      alerts: await store.alertsOf(id),
      toldMatches: (await store.toldMatchesOf(id)).map(presentPair),
      files: await store.filesOf(id),
      newsletter: presentSubscription(await store.newsletterOf(id)),
    };
    if (caller.id !== id) await audit.record(caller, 'getUserExport', id);
    return document;
  },
});

/** See `userExportService`. */
export type UserExportService = ReturnType<typeof userExportService>;

const presentSubscription = (
  subscription: Awaited<ReturnType<UserExportStore['newsletterOf']>>,
): Schemas['UserExport']['newsletter'] =>
  subscription && {
    askedAt: subscription.askedAt.toISOString(),
    confirmedAt: subscription.confirmedAt?.toISOString() ?? null,
    language: subscription.language,
  };

type Stored<Statement extends 'sessionsOf' | 'networksOf'> = Awaited<
  ReturnType<UserExportStore[Statement]>
>[number];

const presentSession = ({ since, expiresAt }: Stored<'sessionsOf'>): Schemas['SessionRecord'] => ({
  since: since.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const presentNetwork = ({ network, lastLoginAt }: Stored<'networksOf'>): Schemas['KnownNetwork'] => ({
  network,
  lastLoginAt: lastLoginAt.toISOString(),
});

const presentPair = ({ announcementId, tenantId, createdAt }: StoredPair): Schemas['PairRecord'] => ({
  announcement: announcementId,
  tenant: tenantId,
  since: createdAt.toISOString(),
});
