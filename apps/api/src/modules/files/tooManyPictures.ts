import { picturesPerResidence } from '@tilava/domain/pictures';
import { ProblemError } from '../../http/problems.ts';

/** A residence has as many pictures as it may have. */
export const tooManyPictures = () =>
  new ProblemError(409, 'too_many_pictures', `A residence has at most ${picturesPerResidence} pictures`);
