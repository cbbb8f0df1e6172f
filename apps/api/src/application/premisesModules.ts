import { sqlEngine } from '../matching/sqlEngine.ts';
import { mutualInterestMail } from '../mail/templates/mutualInterestMail.ts';
import { announcementHandlers } from '../modules/announcements/handlers.ts';
import { announcementService } from '../modules/announcements/service.ts';
import { announcementStore } from '../modules/announcements/store.ts';
import { announcementWrites } from '../modules/announcements/writes.ts';
import { announcementWriting } from '../modules/announcements/writing.ts';
import { favoriteHandlers } from '../modules/favorites/handlers.ts';
import { mutualMails } from '../modules/favorites/mutualMails.ts';
import { mutualStore } from '../modules/favorites/mutualStore.ts';
import { favoriteService } from '../modules/favorites/service.ts';
import { favoriteStore } from '../modules/favorites/store.ts';
import { fileHandlers } from '../modules/files/handlers.ts';
import { fileService } from '../modules/files/service.ts';
import { fileStatements } from '../modules/files/store.ts';
import { pictureSweeper } from '../modules/files/sweeper.ts';
import { matchmakingHandlers } from '../modules/matchmaking/handlers.ts';
import { matchmakingService } from '../modules/matchmaking/service.ts';
import { matchmakingStore } from '../modules/matchmaking/store.ts';
import { placeHandlers } from '../modules/places/handlers.ts';
import { placeService } from '../modules/places/service.ts';
import { propertyHandlers } from '../modules/properties/handlers.ts';
import { propertyService } from '../modules/properties/service.ts';
import { propertyStore } from '../modules/properties/store.ts';
import { propertyWriting } from '../modules/properties/writing.ts';
import { residenceHandlers } from '../modules/residences/handlers.ts';
import { residenceService } from '../modules/residences/service.ts';
import { residenceStore } from '../modules/residences/store.ts';
import { createPlaceSource } from '../places/createPlaceSource.ts';
import type { Foundation } from './foundation.ts';

/** The modules of what is sought and let: premises, their pictures and places, matches and interest. */
export async function premisesModules(foundation: Foundation) {
  const { config, database, clock, outbox, audit, fileStore, shelf } = foundation;
  const announcements = announcementService(announcementStore(database));
  const writes = announcementWrites(database);
  const store = propertyStore(database);
  const properties = propertyService(store, announcements);
  const files = fileStatements(database);
  const matchmaking = matchmakingService(
    matchmakingStore(database),
    sqlEngine(database),
    announcements,
    clock,
  );
  const favorites = favoriteService({
    store: favoriteStore(database),
    announcements,
    matchmaking,
    notifyMutualInterest: mutualMails({
      store: mutualStore(database),
      outbox,
      writeMail: mutualInterestMail,
      publicUrl: config.publicUrl,
    }),
    clock,
  });

  return {
    announcements,
    properties,
    handlers: {
      ...propertyHandlers(properties, propertyWriting({ store, writes, announcements, shelf, audit })),
      ...announcementHandlers(announcements, announcementWriting(writes, announcements, audit, clock)),
      ...residenceHandlers(residenceService(residenceStore(database), audit, clock)),
      ...matchmakingHandlers(matchmaking),
      ...favoriteHandlers(favorites),
      ...fileHandlers(fileService(files, shelf, audit, clock), shelf),
      ...placeHandlers(placeService(await createPlaceSource(config, database))),
    },
    sweepers: [pictureSweeper(files, fileStore, clock), favorites],
  };
}

/** See `premisesModules`. */
export type PremisesModules = Awaited<ReturnType<typeof premisesModules>>;
