import { attachmentLimits } from '@tilava/domain/attachments';
import { picturesPerResidence } from '@tilava/domain/pictures';
import { maxBlocks } from '@tilava/domain/safety';
import { ProblemError } from '../http/problems.ts';

/** How many pictures of one's own may wait to be attached to something: as many as one residence takes at once. */
export const maxUnattachedFiles = picturesPerResidence;
/** How many residences may wait for the announcement that shows them. */
export const maxOpenResidences = 20;

/** What counts is locked by its owner. A conflict, which names no time to try again: only making room helps. */
export function refuseMoreThan(most: number, has: number, refusal: () => ProblemError): void {
  if (has >= most) throw refusal();
}

export const tooManyFiles = () =>
  new ProblemError(
    409,
    'too_many_files',
    `There are already ${maxUnattachedFiles} unused pictures; use them first`,
  );

export const tooManyAttachments = () =>
  new ProblemError(
    409,
    'too_many_attachments',
    `There are already ${attachmentLimits.unsent} attachments that aren’t sent; send or remove some first`,
  );

export const tooManyDocuments = () =>
  new ProblemError(
    409,
    'too_many_attachments',
    `An announcement can have up to ${attachmentLimits.documents} documents; delete one first`,
  );

export const tooManyResidences = () =>
  new ProblemError(
    409,
    'too_many_residences',
    `There are already ${maxOpenResidences} residences without an announcement; publish them first`,
  );

/** The landlord has as many announcements as ANNOUNCEMENTS_PER_LANDLORD says. */
export const tooManyAnnouncements = () =>
  new ProblemError(
    409,
    'too_many_announcements',
    'The landlord has reached the maximum number of announcements',
  );

export const tooManyBlocks = () =>
  new ProblemError(
    409,
    'too_many_blocks',
    `You can block at most ${maxBlocks} people; unblock someone first`,
  );

export const tooManyPictures = () =>
  new ProblemError(409, 'too_many_pictures', `A residence can have at most ${picturesPerResidence} pictures`);
