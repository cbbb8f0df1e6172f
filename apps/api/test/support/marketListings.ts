import type { ScoredListing } from '@tilava/domain/matching';
import { and, asc, eq, gt } from 'drizzle-orm';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { announcements } from '../../src/db/schema.ts';
import { presentListing } from '../../src/modules/properties/present.ts';

const rowsAtOnce = 10_000;

/** All public announcements of a PostgreSQL, as a cache in memory would hold them. */
export async function marketListings(url: string): Promise<(ScoredListing & { readonly id: string })[]> {
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  const listings: (ScoredListing & { readonly id: string })[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (let isEnd = false; !isEnd;) {
    const rows = await database.queries
      .select()
      .from(announcements)
      .where(and(eq(announcements.isActive, true), gt(announcements.id, last)))
      .orderBy(asc(announcements.id))
      .limit(rowsAtOnce);
    for (const row of rows) listings.push({ ...presentListing(row, [], { isWhole: true }), id: row.id });
    last = rows.at(-1)?.id ?? last;
    isEnd = rows.length < rowsAtOnce;
  }
  await database.close();
  return listings;
}
