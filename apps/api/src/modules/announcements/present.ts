import type { components } from '@tilava/sdk/schema';
import { answerOf } from '../everyField.ts';
import { presentListing, type PropertyView } from '../properties/present.ts';
import type { InterestedTenant, StoredAnnouncement } from './readStore.ts';

type Schemas = components['schemas'];

/** What there is of an announcement beside its row. */
export interface AnnouncementParts extends PropertyView {
  readonly files: readonly Schemas['FileRecord'][];
  /** Told to those who see the whole. */
  readonly interested: readonly InterestedTenant[];
}

/** An announcement in the contract's form. */
export function presentAnnouncement(
  row: StoredAnnouncement,
  { files, interested, isWhole }: AnnouncementParts,
): Schemas['Announcement'] {
  return answerOf<Schemas['Announcement']>({
    id: row.id,
    isActive: row.isActive,
    properties: presentListing(row, files, { isWhole }),
    residence: answerOf<Schemas['Residence']>({
      id: isWhole ? row.residenceId : undefined,
      houseType: row.residenceType,
      files: [...files],
    }),
    isInterested: isWhole ? [...interested] : undefined,
  });
}
