import type { Caller } from '../http/caller.ts';
import { invalidValue } from '../http/problems.ts';

/**
 * Whose something becomes: the caller's, or the one's whom an admin names.
 *
 * @throws ProblemError 400 where anybody else names an owner
 */
export function ownerOf(caller: Caller, named: string | undefined): string {
  if (named !== undefined && !caller.isAdmin) {
    throw invalidValue('Only an admin may name an owner', '/body/ownerId');
  }
  return named ?? caller.id;
}

/** The owner is no landlord, or nobody at all. */
export const notALandlord = () => invalidValue('The owner has to be a landlord', '/body/ownerId');
