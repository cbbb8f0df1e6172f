import type { MatchEngine } from '../matching/engine.ts';
import { mutualInterestMail } from '../mail/templates/accountMails.ts';
import { announcementAudience, potentialMatches } from '../modules/matchmaking/audience.ts';
import {
  announcementHandlers,
  announcementReadService,
  announcementWriteService,
  type NotifyThreads,
} from '../modules/announcements/service.ts';
import { announcementEvents } from '../modules/announcements/announcementEvents.ts';
import { announcementStore } from '../modules/announcements/store.ts';
import { announcementCopyHandlers, announcementCopyService } from '../modules/announcements/copy.ts';
import {
  documentCopies,
  documentHandlers,
  documentService,
  documentStore,
} from '../modules/announcements/documents.ts';
import { publicPageReader } from '../modules/announcements/publicPages.ts';
import { announcementUpsertHandlers, announcementUpsertService } from '../modules/announcements/upsert.ts';
import { lastChangesOf } from '../modules/auditLog.ts';
import { blockHandlers, blockService, blockStore } from '../modules/blocks.ts';
import { favoriteHandlers, favoriteService } from '../modules/favorites/service.ts';
import { mutualMails, mutualStore } from '../modules/favorites/mutualMails.ts';
import { favoriteStore } from '../modules/favorites/store.ts';
import { fileDeletionService, fileHandlers, fileWriteService } from '../modules/files/service.ts';
import { fileDeletionStore, fileWriteStore } from '../modules/files/store.ts';
import { pictureSweeper } from '../modules/files/sweeper.ts';
import { insightHandlers, insightReadService, insightReadStore } from '../modules/insights.ts';
import { simulationHandlers, simulationService, simulationStore } from '../modules/simulations.ts';
import { viewCounter, viewStore } from '../modules/viewCounter.ts';
import { interestHandlers, interestService } from '../modules/interests/handlers.ts';
import { interestStore } from '../modules/interests/store.ts';
import { matchmakingHandlers } from '../modules/matchmaking/handlers.ts';
import { matchmakingReadService } from '../modules/matchmaking/readService.ts';
import { matchmakingReadStore } from '../modules/matchmaking/readStore.ts';
import { placeHandlers, placeReadService } from '../modules/places.ts';
import {
  propertyHandlers,
  propertyReadService,
  propertyWriteService,
} from '../modules/properties/service.ts';
import { propertyStore } from '../modules/properties/store.ts';
import { decisionMails } from '../modules/reports/decisionMails.ts';
import { reportHandlers, reportService } from '../modules/reports/service.ts';
import { reportStore } from '../modules/reports/store.ts';
import { residenceHandlers, residenceService } from '../modules/residences/service.ts';
import { residenceStore } from '../modules/residences/store.ts';
import {
  attachmentHandlers,
  attachmentService,
  attachmentStore,
  attachmentSweeper,
} from '../modules/threads/attachments.ts';
import { threadHandlers, threadService } from '../modules/threads/service.ts';
import { threadStore } from '../modules/threads/store.ts';
import { calendarHandlers, calendarService, calendarStore } from '../modules/viewings/calendars.ts';
import { viewingHoursHandlers, viewingHoursService } from '../modules/viewings/hours.ts';
import { organizerOf } from '../modules/viewings/invitation.ts';
import { viewingMails, type CancelViewings } from '../modules/viewings/mails.ts';
import { viewingHandlers, viewingService } from '../modules/viewings/service.ts';
import { viewingStore } from '../modules/viewings/store.ts';
import { nextViewings, upcomingCounts } from '../modules/viewings/upcoming.ts';
import { postalDistricts } from '../places/capital/postalDistricts.ts';
import { createPlaceSource } from '../places/createPlaceSource.ts';
import { makeChangeMails, makeInterestMails, makeMessageMails } from './mailModules.ts';
import type { Dependencies } from './dependencies.ts';

/** The modules of what is sought and let: premises, their pictures and places, matches and interest. */
export async function premisesModules(dependencies: Dependencies, engine: MatchEngine) {
  const { config, site, database, clock, outbox, events, fileStore, pictures, report } = dependencies;
  const publishToWebhooks = dependencies.eventOutbox.publish;
  const landlordEvents = announcementEvents(database, publishToWebhooks);
  const matches = matchmakingReadStore(database);
  const pairs = favoriteStore(database);
  const isPotential = potentialMatches((tenantId) => matches.listCandidates(tenantId), engine, clock);
  const writes = announcementStore(database);
  const viewRows = viewStore(database);
  const blocks = blockStore(database);
  const isInOwnList = potentialMatches((tenantId) => matches.listNeeds(tenantId), engine, clock);
  const isInAudience = announcementAudience(pairs, isInOwnList, blocks);
  const upcoming = upcomingCounts(database);
  const announcements = announcementReadService(
    writes,
    viewRows,
    isInAudience,
    blocks,
    upcoming,
    lastChangesOf(database),
    clock,
  );
  const needs = propertyStore(database);
  const properties = propertyReadService(needs, announcements);
  const files = fileWriteStore(database);
  const residenceRows = residenceStore(database);
  const residences = residenceService({ ...dependencies, store: residenceRows });
  const matchmaking = matchmakingReadService(matches, engine, announcements, blocks, clock);
  const views = viewCounter({
    store: viewRows,
    clock,
    report: (error) => {
      report(error, 'Couldn’t count a view');
    },
  });
  const interests = makeInterestMails(database, outbox, site, clock);
  const threads = threadStore(database);
  const viewings = viewingStore(database);
  const organizer = organizerOf(config.mailFrom, site.productName);
  const appointments = viewingMails({
    ...dependencies,
    store: viewings,
    organizer,
    publish: events.publish,
    publishToWebhooks,
  });
  const calendars = calendarService({ ...dependencies, store: calendarStore(database), organizer });
  const cancelViewings: CancelViewings = (of) => appointments.cancel(of);
  const notifyThreads: NotifyThreads = async (announcementId) => {
    for (const { id, tenantId, landlordId } of await threads.ofAnnouncement(announcementId))
      await events.publish([tenantId, landlordId], { kind: 'thread', thread: id });
  };
  const favorites = favoriteService({
    ...dependencies,
    store: pairs,
    announcements,
    isPotential,
    blocks,
    notifyInterest: async (readerId, pair, isMutual) => {
      await interests.notify(readerId, pair, isMutual);
      const event = {
        object: `${pair.tenantId} ${pair.announcementId}`,
        data: { announcement: pair.announcementId, tenant: pair.tenantId },
      };
      const both = isMutual ? [pair.tenantId, await pairs.findOwner(pair.announcementId)] : [];
      await publishToWebhooks([
        { ...event, userId: readerId, type: 'interest.created' },
        ...both.map((userId) => ({ ...event, userId, type: 'interest.mutual' as const })),
      ]);
    },
    setWithdrawn: async (side, pair, hasWithdrawn) => {
      const both = [pair.tenantId, await pairs.findOwner(pair.announcementId)];
      await events.publish(both, { kind: 'interests', thread: null });
      const thread = await threads.setWithdrawn(side, pair, hasWithdrawn);
      if (thread !== null) await events.publish(both, { kind: 'thread', thread });
      if (hasWithdrawn) await cancelViewings(pair);
    },
    notifyMutualInterest: mutualMails({
      store: mutualStore(database),
      outbox,
      writeMail: mutualInterestMail,
      site,
    }),
  });

  const messages = makeMessageMails(database, outbox, site, clock);
  const attachments = attachmentStore(database);
  const documentRows = documentStore(database);
  const documents = documentService({ ...dependencies, store: documentRows, writes, announcements });
  const conversations = threadService({
    ...dependencies,
    store: threads,
    pairs,
    favorites,
    engine,
    notifyMessage: async (thread, message, showsInterest) => {
      await messages.notify(thread, message, showsInterest);
      const userId = message.sender === 'tenant' ? thread.landlordId : thread.tenantId;
      const data = { thread: thread.id, message: message.id, number: message.number };
      await publishToWebhooks([{ userId, type: 'message.received', object: thread.id, data }]);
    },
    publish: events.publish,
    attach: (...sent) => attachments.attach(...sent),
    viewingsOf: nextViewings(database),
    blocks,
  });

  const reports = reportService({
    ...dependencies,
    store: reportStore(database),
    rows: writes,
    announcements,
    isInAudience,
    mails: decisionMails({ outbox, site }),
    cancelViewings,
    publish: events.publish,
    announcementEvents: landlordEvents,
  });

  const announcementWriting = {
    ...dependencies,
    writes,
    announcements,
    maxAnnouncements: config.announcementsPerLandlord,
    isWithheld: (id: string) => reports.isWithheld(id),
    announcementEvents: landlordEvents,
  };

  return {
    announcements,
    properties,
    interests,
    messages,
    changes: makeChangeMails(database, outbox, site, clock),
    appointments,
    calendars,
    cancelViewings,
    publicPages: publicPageReader({ database, store: writes, pictures }),
    handlers: {
      ...interestHandlers(interestService(interestStore(database), clock)),
      ...propertyHandlers(
        properties,
        propertyWriteService({
          ...dependencies,
          store: needs,
          writes,
          announcements,
          cancelViewings,
          notifyThreads,
          announcementEvents: landlordEvents,
        }),
        views,
      ),
      ...simulationHandlers(simulationService(simulationStore(database), clock)),
      ...insightHandlers(insightReadService(insightReadStore(database), viewRows, clock, postalDistricts)),
      ...announcementHandlers(
        announcements,
        announcementWriteService({ ...announcementWriting, cancelViewings, notifyThreads }),
      ),
      ...announcementCopyHandlers(
        announcementCopyService({
          ...announcementWriting,
          residences: residenceRows,
          files,
          documents: documentCopies(documentRows, dependencies),
        }),
      ),
      ...announcementUpsertHandlers(
        announcementUpsertService({
          ...announcementWriting,
          cancelViewings,
          notifyThreads,
          publishToWebhooks,
        }),
      ),
      ...documentHandlers(documents),
      ...residenceHandlers(residences),
      ...matchmakingHandlers(matchmaking),
      ...favoriteHandlers(favorites),
      ...threadHandlers(conversations),
      ...attachmentHandlers(
        attachmentService({
          ...dependencies,
          store: attachments,
          documents,
          requireWritable: (...thread) => conversations.requireWritable(...thread),
        }),
      ),
      ...viewingHoursHandlers(
        viewingHoursService({ ...dependencies, store: viewings, announcements: writes }),
      ),
      ...viewingHandlers(
        viewingService({ ...dependencies, store: viewings, pairs, mails: appointments, blocks }),
      ),
      ...calendarHandlers(calendars),
      ...reportHandlers(reports),
      ...blockHandlers(
        blockService({ ...dependencies, store: blocks, publish: events.publish, cancelViewings }),
      ),
      ...fileHandlers(
        fileWriteService({ ...dependencies, statements: files }),
        fileDeletionService({ ...dependencies, store: fileDeletionStore(database) }),
        pictures,
      ),
      ...placeHandlers(placeReadService(await createPlaceSource(config, database))),
    },
    // Pictures after the residences that leave them, attachments after the threads.
    sweepers: [
      residences,
      pictureSweeper(files, fileStore, clock),
      favorites,
      conversations,
      attachmentSweeper(attachments, dependencies),
      reports,
      views,
    ],
  };
}

export type PremisesModules = Awaited<ReturnType<typeof premisesModules>>;
