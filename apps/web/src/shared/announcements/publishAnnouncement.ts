import type { CriteriaResult } from '@tilava/domain/criteria';
import { announcementCreation, listingChanges, type ListingResult } from '@tilava/domain/listing';
import { residenceCreation } from '@tilava/domain/payload';
import { isBadRequestError, isNotFoundError } from '@tilava/sdk';
import {
  type Client,
  createAnnouncement,
  createResidence,
  getResidence,
  listAnnouncementsOfUser,
  updateProperty,
  updateResidence,
} from '@tilava/sdk/operations';
import { allPictures, type Pictures } from '../pictures/pictures.ts';

interface Publication {
  readonly landlordId: string;
  readonly listing: ListingResult;
  readonly criteria: CriteriaResult;
  readonly pictures: Pictures;
  /** Changes with what is published. */
  readonly idempotencyKey: string;
  readonly residenceId: string | null;
  readonly onResidence: (id: string) => void;
  /** Sent by an admin, who publishes for a landlord. */
  readonly owner?: { readonly ownerId: string };
}

/** Creates a residence and its announcement (specification, section 7), or updates an earlier attempt's. */
export async function publishAnnouncement(tilava: Client, publication: Publication): Promise<string> {
  const { listing, criteria, idempotencyKey, owner } = publication;
  const residenceId =
    (await changeResidence(tilava, publication)) ?? (await addResidence(tilava, publication));
  publication.onResidence(residenceId);
  try {
    const body = { ...announcementCreation(listing, criteria), ...owner };
    const { id } = await createAnnouncement(tilava, residenceId, body, { idempotencyKey });
    return id;
  } catch (error) {
    if (!isShownAlready(error)) throw error;
    const updated = await changeAnnouncement(tilava, residenceId, publication);
    if (updated === null) throw error;
    return updated;
  }
}

async function addResidence(
  tilava: Client,
  { listing, pictures, idempotencyKey, owner }: Publication,
): Promise<string> {
  const creation = { ...residenceCreation(listing.residenceType, allPictures(pictures)), ...owner };
  const { id } = await createResidence(tilava, creation, { idempotencyKey });
  return id;
}

/** @returns null where there is no residence of an earlier attempt, or no longer */
async function changeResidence(
  tilava: Client,
  { residenceId, listing, pictures }: Publication,
): Promise<string | null> {
  if (residenceId === null) return null;
  const present = await found(getResidence(tilava, residenceId));
  if (present === null) return null;
  const named = new Set(allPictures(pictures).map(({ id }) => id));
  // Only a call of its own removes a picture, so that the lists have to name those that were added elsewhere, too.
  const others = present.files.filter(({ id }) => !named.has(id));
  const ids = (records: Pictures['propertyPics']) => records.map(({ id }) => id);
  await updateResidence(tilava, residenceId, {
    houseType: listing.residenceType,
    propertyPics: ids([...pictures.propertyPics, ...others.filter(({ surround }) => !surround)]),
    surroundPics: ids([...pictures.surroundPics, ...others.filter(({ surround }) => surround)]),
  });
  return residenceId;
}

/** @returns the id of the announcement that shows the residence; null where it is gone again */
async function changeAnnouncement(
  tilava: Client,
  residenceId: string,
  { landlordId, listing, criteria }: Publication,
): Promise<string | null> {
  const own = await listAnnouncementsOfUser(tilava, landlordId);
  const present = own.find(({ residence }) => residence.id === residenceId);
  if (present === undefined) return null;
  const changes = listingChanges(present.properties, { ...listing, ...criteria });
  if (changes !== null) await updateProperty(tilava, present.properties.id, changes);
  return present.id;
}

async function found<Answer>(call: PromiseLike<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotFoundError(error)) return null;
    throw error;
  }
}

/** The server has no code of its own for it: the residence is what it refuses. */
const isShownAlready = (error: unknown): boolean =>
  isBadRequestError(error) &&
  error.problem?.errors?.some(({ pointer }) => pointer === '/path/residenceId') === true;
