import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { announcements, needs } from '../db/schema.ts';

/** A need or an announcement, and where it lies, in degrees. */
export interface Subject {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Needs and announcements by id; hidden and deleted ones, of which nothing is found, are left out. */
export async function readSubjects(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return { needs: [], announcements: [] };
  const { queries } = database;
  return {
    needs: await queries
      .select({
        id: needs.id,
        latitude: needs.latitude,
        longitude: needs.longitude,
        isActive: needs.isActive,
      })
      .from(needs)
      .where(inArray(needs.id, [...ids]))
      .then(publicOnes),
    announcements: await queries
      .select({
        id: announcements.id,
        latitude: announcements.latitude,
        longitude: announcements.longitude,
        isActive: announcements.isActive,
      })
      .from(announcements)
      .where(inArray(announcements.id, [...ids]))
      .then(publicOnes),
  };
}

const publicOnes = (rows: readonly (Subject & { readonly isActive: boolean })[]): Subject[] =>
  rows.filter(({ isActive }) => isActive);
