import { favorites, landlordInterests, tenantInterests } from '../../db/schema.ts';

/** A tenant and an announcement. */
export interface Pair {
  readonly tenantId: string;
  readonly announcementId: string;
}

/** What a tenant saves, or a landlord tells a tenant; each is a set of pairs of its own. */
export type PairKind = 'favorites' | 'tenantInterests' | 'landlordInterests';

/** Where the pairs of a kind are stored. */
export const pairTables = { favorites, tenantInterests, landlordInterests };

/** The sets that a tenant keeps. */
export type SavedKind = Exclude<PairKind, 'landlordInterests'>;
