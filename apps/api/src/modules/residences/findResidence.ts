import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { components } from '@tilava/sdk/schema';
import type { Database } from '../../db/database.ts';
import { announcements, residences } from '../../db/schema.ts';

type ResidenceType = components['schemas']['ResidenceType'];

/** A residence with what it is, which its announcement says once there is one. */
export type ResidenceRow = typeof residences.$inferSelect & { readonly houseType: ResidenceType };

/** A residence; whoever publishes it or changes anything of it locks its owner. */
export async function findResidence(database: Database, id: string): Promise<ResidenceRow | null> {
  const [row] = await database.queries
    .select({
      ...getTableColumns(residences),
      houseType: sql<ResidenceType>`coalesce(${announcements.residenceType}, ${residences.houseType})`,
    })
    .from(residences)
    .leftJoin(announcements, eq(announcements.residenceId, residences.id))
    .where(eq(residences.id, id));
  return row ?? null;
}
