import type { MatchEngine } from '../matching/engine.ts';
import { mutualInterestMail } from '../mail/templates/mutualInterestMail.ts';
import { announcementAudience } from '../modules/announcements/audience.ts';
import { announcementHandlers } from '../modules/announcements/handlers.ts';
import { announcementReadService } from '../modules/announcements/readService.ts';
import { announcementReadStore } from '../modules/announcements/readStore.ts';
import { announcementWriteStore } from '../modules/announcements/writeStore.ts';
import { announcementWriteService } from '../modules/announcements/writeService.ts';
import { favoriteHandlers } from '../modules/favorites/handlers.ts';
import { mutualMails } from '../modules/favorites/mutualMails.ts';
import { mutualStore } from '../modules/favorites/mutualStore.ts';
import { favoriteReadService } from '../modules/favorites/readService.ts';
import { favoriteReadStore } from '../modules/favorites/readStore.ts';
import { favoriteWriteService } from '../modules/favorites/writeService.ts';
import { favoriteWriteStore } from '../modules/favorites/writeStore.ts';
import { fileDeletionService } from '../modules/files/deletionService.ts';
import { fileDeletionStore } from '../modules/files/deletionStore.ts';
import { fileHandlers } from '../modules/files/handlers.ts';
import { fileWriteService } from '../modules/files/writeService.ts';
import { fileWriteStore } from '../modules/files/writeStore.ts';
import { pictureSweeper } from '../modules/files/sweeper.ts';
import { insightHandlers } from '../modules/insights/handlers.ts';
import { insightReadService } from '../modules/insights/readService.ts';
import { insightReadStore } from '../modules/insights/readStore.ts';
import { viewCounter } from '../modules/insights/viewCounter.ts';
import { viewStore } from '../modules/insights/viewStore.ts';
import { interestHandlers } from '../modules/interests/handlers.ts';
import { interestService } from '../modules/interests/service.ts';
import { interestStore } from '../modules/interests/store.ts';
import { matchmakingHandlers } from '../modules/matchmaking/handlers.ts';
import { potentialMatches } from '../modules/matchmaking/isPotential.ts';
import { matchmakingReadService } from '../modules/matchmaking/readService.ts';
import { matchmakingReadStore } from '../modules/matchmaking/readStore.ts';
import { placeHandlers } from '../modules/places/handlers.ts';
import { placeReadService } from '../modules/places/readService.ts';
import { propertyHandlers } from '../modules/properties/handlers.ts';
import { propertyReadService } from '../modules/properties/readService.ts';
import { propertyReadStore } from '../modules/properties/readStore.ts';
import { propertyWriteService } from '../modules/properties/writeService.ts';
import { propertyWriteStore } from '../modules/properties/writeStore.ts';
import { residenceHandlers } from '../modules/residences/handlers.ts';
import { residenceReadService } from '../modules/residences/readService.ts';
import { residenceReadStore } from '../modules/residences/readStore.ts';
import { residenceWriteService } from '../modules/residences/writeService.ts';
import { residenceWriteStore } from '../modules/residences/writeStore.ts';
import { createPlaceSource } from '../places/createPlaceSource.ts';
import { makeInterestMails } from './currentMail.ts';
import type { Dependencies } from './dependencies.ts';

/** The modules of what is sought and let: premises, their pictures and places, matches and interest. */
export async function premisesModules(dependencies: Dependencies, engine: MatchEngine) {
  const { config, database, clock, outbox, audit, locks, fileStore, pictures, report } = dependencies;
  const matches = matchmakingReadStore(database);
  const pairs = favoriteReadStore(database);
  const isPotential = potentialMatches(matches, engine, clock);
  const announcements = announcementReadService(
    announcementReadStore(database),
    announcementAudience(pairs, isPotential),
  );
  const writes = announcementWriteStore(database);
  const reads = propertyReadStore(database);
  const properties = propertyReadService(reads, announcements);
  const files = fileWriteStore(database);
  const residenceStore = residenceReadStore(database);
  const residences = residenceReadService(residenceStore);
  const matchmaking = matchmakingReadService(matches, engine, announcements, clock);
  const residenceWriting = residenceWriteService({
    store: residenceWriteStore(database),
    reads: residenceStore,
    residences,
    locks,
    audit,
    clock,
  });
  const views = viewCounter({
    store: viewStore(database),
    clock,
    report: (error) => {
      report(error, 'A view could not be counted');
    },
  });
  const interests = makeInterestMails(database, outbox, config.publicUrl, clock);
  const favorites = favoriteWriteService({
    store: favoriteWriteStore(database),
    reads: pairs,
    isPotential,
    notifyInterest: (...interest) => interests.notify(...interest),
    notifyMutualInterest: mutualMails({
      store: mutualStore(database),
      outbox,
      writeMail: mutualInterestMail,
      publicUrl: config.publicUrl,
    }),
    locks,
    clock,
  });

  return {
    announcements,
    properties,
    interests,
    handlers: {
      ...interestHandlers(interestService(interestStore(database), clock)),
      ...propertyHandlers(
        properties,
        propertyWriteService({
          store: propertyWriteStore(database),
          reads,
          writes,
          announcements,
          locks,
          pictures,
          audit,
          clock,
        }),
        views,
      ),
      ...insightHandlers(insightReadService(insightReadStore(database), clock)),
      ...announcementHandlers(
        announcements,
        announcementWriteService({
          writes,
          announcements,
          locks,
          audit,
          maxAnnouncements: config.announcementsPerLandlord,
          clock,
        }),
      ),
      ...residenceHandlers(residences, residenceWriting),
      ...matchmakingHandlers(matchmaking),
      ...favoriteHandlers(favoriteReadService(pairs, announcements), favorites),
      ...fileHandlers(
        fileWriteService({ statements: files, pictures, locks, audit, clock }),
        fileDeletionService({ store: fileDeletionStore(database), pictures, locks, audit }),
        pictures,
      ),
      ...placeHandlers(placeReadService(await createPlaceSource(config, database))),
    },
    // Pictures after the residences that leave them.
    sweepers: [residenceWriting, pictureSweeper(files, fileStore, clock), favorites, views],
  };
}

export type PremisesModules = Awaited<ReturnType<typeof premisesModules>>;
