import type { Side } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  alertMatches,
  alerts,
  announcementDocuments,
  announcements,
  bearers,
  favorites,
  files,
  interestNotices,
  knownAddresses,
  landlordInterests,
  messages,
  needs,
  reports,
  residences,
  subscriptions,
  tenantInterests,
  threads,
  users,
  viewingHours,
  viewings,
} from '../../db/schema.ts';
import { blocksOf } from '../blocks.ts';
import { keysOf } from '../keys/service.ts';
import { presentOwn } from '../reports/present.ts';
import { isReportOf } from '../reports/store.ts';
import { attachmentsOfMessage } from '../threads/attachments.ts';
import { pictureReader, presentResidence } from '../residences/store.ts';
import type { HoursRow } from '../viewings/store.ts';

export interface StoredPair {
  readonly tenantId: string;
  readonly announcementId: string;
  readonly createdAt: Date;
}

const pair = (table: typeof favorites | typeof interestNotices) => ({
  tenantId: table.tenantId,
  announcementId: table.announcementId,
  createdAt: table.createdAt,
});

export interface StoredMessage {
  readonly thread: string;
  readonly subject: string;
  readonly number: number;
  readonly sender: Side;
  readonly text: string;
  readonly attachments: components['schemas']['Attachment'][];
  readonly createdAt: Date;
}

export interface StoredViewing {
  readonly viewing: typeof viewings.$inferSelect;
  readonly subject: string;
}

type OpenResidence = components['schemas']['OwnResidence'];

/** Rows that are read at once: few enough that nobody waits for them who uses the embedded database meanwhile. */
export const pageSize = 100;

/** Lists are read page by page in the order of their keys, each page behind the last row of the one before. */
export const userExportStore = (database: Database) => ({
  snapshot: database.snapshot.bind(database),

  /** Since when there is the account, and since when its email is known to be the user's; null for nobody. */
  async accountOf(userId: string) {
    const [row] = await database.queries
      .select({ createdAt: users.createdAt, verifiedAt: users.verifiedAt })
      .from(users)
      .where(eq(users.id, userId));
    return row ?? null;
  },

  sessionsOf: (userId: string, now: Date) =>
    inPages((after: { readonly tokenHash: Uint8Array } | undefined) =>
      database.queries
        .select({ tokenHash: bearers.tokenHash, since: bearers.createdAt, expiresAt: bearers.expiresAt })
        .from(bearers)
        .where(
          and(
            eq(bearers.userId, userId),
            gt(bearers.expiresAt, now),
            after && gt(bearers.tokenHash, after.tokenHash),
          ),
        )
        .orderBy(asc(bearers.tokenHash))
        .limit(pageSize),
    ),

  networksOf: (userId: string) =>
    inPages((after: { readonly network: string } | undefined) =>
      database.queries
        .select({ network: knownAddresses.network, lastLoginAt: knownAddresses.lastLoginAt })
        .from(knownAddresses)
        .where(and(eq(knownAddresses.userId, userId), after && gt(knownAddresses.network, after.network)))
        .orderBy(asc(knownAddresses.network))
        .limit(pageSize),
    ),

  /** Those that no announcement shows: of the others, the announcement says what they are. */
  openResidencesOf: (userId: string) =>
    inPages(async (after: OpenResidence | undefined): Promise<OpenResidence[]> => {
      const rows = await database.queries
        .select(getTableColumns(residences))
        .from(residences)
        .leftJoin(announcements, eq(announcements.residenceId, residences.id))
        .where(
          and(
            eq(residences.userId, userId),
            isNull(announcements.id),
            isNotNull(residences.houseType),
            after && gt(residences.id, after.id),
          ),
        )
        .orderBy(asc(residences.id))
        .limit(pageSize);
      const pictures = await pictureReader(database)(rows.map(({ id }) => id));
      return rows.flatMap(({ houseType, ...row }) =>
        houseType === null ? [] : presentResidence({ ...row, houseType }, pictures.get(row.id) ?? []),
      );
    }),

  favoritesOf: (userId: string) => pairsOfTenant(database, favorites, userId),

  interestsOf: (userId: string) => pairsOfTenant(database, tenantInterests, userId),

  /** Tenants whom a landlord is interested in, for any announcement of theirs. */
  landlordInterestsOf: (userId: string) =>
    inPages((after: StoredPair | undefined) =>
      database.queries
        .select(pair(landlordInterests))
        .from(landlordInterests)
        .innerJoin(announcements, eq(announcements.id, landlordInterests.announcementId))
        .where(
          and(
            eq(announcements.userId, userId),
            after &&
              sql`(${landlordInterests.announcementId}, ${landlordInterests.tenantId}) >
                  (${after.announcementId}::uuid, ${after.tenantId}::uuid)`,
          ),
        )
        .orderBy(asc(landlordInterests.announcementId), asc(landlordInterests.tenantId))
        .limit(pageSize),
    ),

  /** What others have shown; the notice outlives an interest that is withdrawn. */
  receivedInterestsOf: (userId: string) =>
    inPages((after: StoredPair | undefined) =>
      database.queries
        .select(pair(interestNotices))
        .from(interestNotices)
        .where(
          and(
            eq(interestNotices.readerId, userId),
            after &&
              sql`(${interestNotices.tenantId}, ${interestNotices.announcementId}) >
                  (${after.tenantId}::uuid, ${after.announcementId}::uuid)`,
          ),
        )
        .orderBy(asc(interestNotices.tenantId), asc(interestNotices.announcementId))
        .limit(pageSize),
    ),

  alertsOf: (userId: string) => alertsOf(database, userId),

  async *mailedMatchesOf(userId: string): AsyncGenerator<StoredPair[]> {
    for await (const page of alertsOf(database, userId)) {
      for (const { id } of page) yield* mailedMatchesOf(database, id);
    }
  },

  messagesOf: (userId: string) =>
    inPages((after: StoredMessage | undefined) =>
      database.queries
        .select({
          thread: messages.threadId,
          subject: threads.subject,
          number: messages.number,
          sender: messages.sender,
          text: messages.text,
          attachments: attachmentsOfMessage,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(
          and(
            or(eq(threads.tenantId, userId), eq(threads.landlordId, userId)),
            after &&
              sql`(${messages.threadId}, ${messages.number}) > (${after.thread}::uuid, ${after.number})`,
          ),
        )
        .orderBy(asc(messages.threadId), asc(messages.number))
        .limit(pageSize),
    ),

  viewingsOf: (userId: string) =>
    inPages((after: StoredViewing | undefined) =>
      database.queries
        .select({ viewing: viewings, subject: threads.subject })
        .from(viewings)
        .innerJoin(threads, eq(threads.id, viewings.threadId))
        .where(
          and(
            or(eq(threads.tenantId, userId), eq(threads.landlordId, userId)),
            after && gt(viewings.id, after.viewing.id),
          ),
        )
        .orderBy(asc(viewings.id))
        .limit(pageSize),
    ),

  viewingHoursOf: (userId: string) =>
    inPages((after: HoursRow | undefined) =>
      database.queries
        .select(getTableColumns(viewingHours))
        .from(viewingHours)
        .innerJoin(announcements, eq(announcements.id, viewingHours.announcementId))
        .where(and(eq(announcements.userId, userId), after && gt(viewingHours.id, after.id)))
        .orderBy(asc(viewingHours.id))
        .limit(pageSize),
    ),
  blocksOf: (userId: string) => blocksOf(database, userId),
  keysOf: (userId: string) => keysOf(database, userId),

  /** What the user reported, and what was decided about the user. */
  reportsOf: (userId: string, now: Date) =>
    inPages(async (after: components['schemas']['Report'] | undefined) => {
      const rows = await database.queries
        .select({ report: reports, reportedText: messages.text })
        .from(reports)
        .leftJoin(messages, eq(messages.id, reports.messageId))
        .where(and(isReportOf(userId), after && gt(reports.id, after.id)))
        .orderBy(asc(reports.id))
        .limit(pageSize);
      return rows.map(({ report, reportedText }) => presentOwn(report, reportedText, userId, now));
    }),

  filesOf: (userId: string) =>
    inPages((after: { readonly id: string } | undefined) =>
      database.queries
        .select({ id: files.id, key: files.key, name: files.name, surround: files.surround })
        .from(files)
        .where(and(eq(files.userId, userId), after && gt(files.id, after.id)))
        .orderBy(asc(files.id))
        .limit(pageSize),
    ),

  documentsOf: (userId: string) =>
    inPages((after: { readonly id: string } | undefined) => {
      const { id, announcementId: announcement, title, name, size } = announcementDocuments;
      return database.queries
        .select({ announcement, id, title, name, size })
        .from(announcementDocuments)
        .innerJoin(announcements, eq(announcements.id, announcement))
        .where(and(eq(announcements.userId, userId), after && gt(id, after.id)))
        .orderBy(asc(id))
        .limit(pageSize);
    }),

  /** Of the address that the user has shown to be theirs: before that, it may be somebody else's. */
  async newsletterOf(userId: string) {
    const [row] = await database.queries
      .select({
        askedAt: subscriptions.askedAt,
        confirmedAt: subscriptions.confirmedAt,
        language: subscriptions.language,
      })
      .from(subscriptions)
      .innerJoin(users, and(eq(users.email, subscriptions.email), isNotNull(users.verifiedAt)))
      .where(eq(users.id, userId));
    return row ?? null;
  },
});

export type UserExportStore = ReturnType<typeof userExportStore>;

export async function* inPages<Row>(
  read: (after: Row | undefined) => Promise<Row[]>,
  size = pageSize,
): AsyncGenerator<Row[]> {
  let page: Row[];
  let after: Row | undefined;
  do {
    page = await read(after);
    after = page.at(-1);
    yield page;
  } while (page.length === size);
}

const pairsOfTenant = (database: Database, table: typeof favorites, userId: string) =>
  inPages((after: StoredPair | undefined) =>
    database.queries
      .select(pair(table))
      .from(table)
      .where(and(eq(table.tenantId, userId), after && gt(table.announcementId, after.announcementId)))
      .orderBy(asc(table.announcementId))
      .limit(pageSize),
  );

const alertsOf = (database: Database, userId: string) =>
  inPages((after: { readonly id: string } | undefined) =>
    database.queries
      .select({
        id: alerts.id,
        property: sql<string>`coalesce(${alerts.needId}, ${announcements.propertyId})`,
        frequency: alerts.frequency,
        threshold: alerts.threshold,
      })
      .from(alerts)
      .leftJoin(announcements, eq(announcements.id, alerts.announcementId))
      .where(and(eq(alerts.userId, userId), after && gt(alerts.id, after.id)))
      .orderBy(asc(alerts.id))
      .limit(pageSize),
  );

interface MailedMatch extends StoredPair {
  readonly needId: string;
}

const mailedMatchesOf = (database: Database, alertId: string) =>
  inPages(async (after: MailedMatch | undefined): Promise<MailedMatch[]> => {
    const rows = await database.queries
      .select({
        tenantId: needs.userId,
        needId: alertMatches.needId,
        announcementId: alertMatches.announcementId,
        createdAt: alertMatches.notifiedAt,
      })
      .from(alertMatches)
      .innerJoin(needs, eq(needs.id, alertMatches.needId))
      .where(
        and(
          eq(alertMatches.alertId, alertId),
          eq(alertMatches.isNamed, true),
          after &&
            sql`(${alertMatches.needId}, ${alertMatches.announcementId}) >
                (${after.needId}::uuid, ${after.announcementId}::uuid)`,
        ),
      )
      .orderBy(asc(alertMatches.needId), asc(alertMatches.announcementId))
      .limit(pageSize);
    return rows.flatMap(({ createdAt, ...match }) => (createdAt === null ? [] : { ...match, createdAt }));
  });
