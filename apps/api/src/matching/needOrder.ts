import { asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { needs } from '../db/schema.ts';
import { isInReach, reachLateral } from './drawnArea.ts';
import { distanceLateral } from './scoreSql.ts';

/** The order in which a tenant has put needs; the first one is meant where none is named. */
export const needOrder = [asc(needs.position), asc(needs.createdAt), asc(needs.id)] as const;

/** A tenant's needs `n`, in the order in which they fit an announcement: the active, near ones of its kind first. */
export const needsByFit = (tenantId: SQLWrapper, announcementId: SQLWrapper): SQL => sql`
  from needs n left join announcements a on a.id = ${announcementId} ${distanceLateral} ${reachLateral}
  where n.user_id = ${tenantId}
  order by n.is_active desc, coalesce(${isInReach}, false) desc,
    coalesce(n.residence_flags & a.residence_flag, 0) <> 0 desc, n.position, n.created_at, n.id
`;

/** The id of the need that a tenant is shown with beside an announcement; null where there is none. */
export const needIdOf = (tenantId: SQLWrapper, announcementId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select n.id ${needsByFit(tenantId, announcementId)} limit 1)`;
