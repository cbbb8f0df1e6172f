import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Subject } from './engine.ts';
import type { IndexRow } from './index/rows.ts';
import { announcementColumns, needColumns, toIndexRow } from './index/storedRows.ts';

/** What an engine has to know of the side that a list is made for. */
export interface StoredSubject {
  readonly userId: string;
  /** A hidden announcement has no matches. */
  readonly isSought: boolean;
  readonly row: IndexRow;
}

/** Reads the side that a list is made for; null where there is none. */
export function subjectReader(database: Database): (subject: Subject) => Promise<StoredSubject | null> {
  const byId = sql.placeholder('id');
  const selectNeed = database.prepare('need_of_list', (queries) =>
    queries
      .select({ ...needColumns, userId: sql<string>`n.user_id`, isSought: sql<boolean>`true` })
      .from(sql`needs n join users t on t.id = n.user_id`)
      .where(sql`n.id = ${byId}`),
  );
  const selectAnnouncement = database.prepare('announcement_of_list', (queries) =>
    queries
      .select({ ...announcementColumns, userId: sql<string>`a.user_id`, isSought: sql<boolean>`a.is_active` })
      .from(sql`announcements a`)
      .where(sql`a.id = ${byId}`),
  );
  return async (subject) => {
    const [stored] = await ('needId' in subject
      ? selectNeed({ id: subject.needId })
      : selectAnnouncement({ id: subject.announcementId }));
    if (stored === undefined) return null;
    const { userId, isSought, ...row } = stored;
    return { userId, isSought, row: toIndexRow(row) };
  };
}

/** See `subjectReader`. */
export type SubjectReader = ReturnType<typeof subjectReader>;
