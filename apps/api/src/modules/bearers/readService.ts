import type { Caller } from '../../http/caller.ts';
import type { OperationId } from '../../http/operations.ts';
import { bearerInvalid } from '../../http/problems.ts';
import { requireRole } from '../permissions.ts';
import type { BearerReadStore } from './readStore.ts';
import { hashOf } from './token.ts';

/** Whose bearer a token is. */
export const bearerReadService = (store: BearerReadStore, clock: () => Date) => ({
  /**
   * Finds the caller of a token.
   *
   * @throws ProblemError 401 where the token is nobody's, 403 where the caller may never make the call
   */
  async authenticate(token: string, operation: OperationId): Promise<Caller> {
    const bearer = hashOf(token);
    const owner = await store.findOwner(bearer, clock());
    if (owner === null) throw bearerInvalid();
    const { userId: id, isLandlord, isAdmin, mustChangePassword, position, expiresAt } = owner;
    const who = { id, isLandlord, isAdmin, mustChangePassword };
    const caller: Caller = { ...who, bearer, bearerExpiresAt: expiresAt, position };
    requireRole(caller, operation);
    return caller;
  },
});
