import type { Caller } from '../http/caller.ts';

/** Whether what belongs to `ownerId` may be read as a whole: by its owner and by an admin. */
export const mayRead = (caller: Caller, ownerId: string): boolean => caller.isAdmin || caller.id === ownerId;
