import { like, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { users } from '../db/schema.ts';

/**
 * Ids of version 7 that follow each other and are the same each time, so that samples and logos are too. Where others
 * hold random bits these hold a count, which tells them from all others.
 */
export function demoIds(): () => string {
  const begin = Date.UTC(2026, 0, 1);
  let count = 0;
  return () => {
    count += 1;
    const random = new Uint8Array(16);
    new DataView(random.buffer).setUint32(12, count);
    return uuidv7({ msecs: begin + count, seq: 0, random });
  };
}

/** Holds for the users whom `seedDemo` made, whatever the version and whatever became of them. */
export const isDemoUser = () => like(sql`${users.id}::text`, '________-____-7000-8000-0000________');
