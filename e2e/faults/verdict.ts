import type { Tilava } from '@tilava/sdk';
import { adminEmail } from '../support/admin.ts';
import { clientOf } from '../support/demo.ts';
import { isSaved } from '../support/matches.ts';
import type { Journal } from './acknowledged.ts';

/** What the server has, against what it has acknowledged. */
export async function faultsOf(address: string, journal: Journal): Promise<readonly string[]> {
  const { tilava } = await clientOf(address, adminEmail);
  const faults: string[] = [];
  for (const [fact, allowed] of journal.allowed()) {
    const value = await valueOf(tilava, fact);
    if (value !== null && !allowed.has(value)) {
      faults.push(`${fact} is ${value}, and not ${[...allowed].join(' or ')}`);
    }
  }
  return faults;
}

/** What a fact is now; null for one that is read in another form than it is written. */
async function valueOf(tilava: Tilava, fact: string): Promise<string | null> {
  const [, kind = '', id = '', what = '', other = ''] =
    /^\/(\w+)\/([\w-]+)(?:\/(favorite)\/([\w-]+(?:\?interested=true)?)|#\w+)$/u.exec(fact) ?? [];
  const field = fact.split('#')[1];
  if (what === 'favorite') {
    const [announcementId = ''] = other.split('?');
    return String(await isSaved(tilava, id, announcementId, other.includes('?')));
  }
  if (field === undefined) return null;
  const object = await objectOf(tilava, kind, id);
  const value = object === null ? undefined : Object.entries(object).find(([name]) => name === field)?.[1];
  return typeof value === 'string' || typeof value === 'boolean' ? JSON.stringify(value) : null;
}

async function objectOf(tilava: Tilava, kind: string, id: string): Promise<object | null> {
  if (kind === 'user') return tilava.users.get(id);
  if (kind === 'properties') return tilava.properties.get(id);
  return kind === 'announcement' ? tilava.announcements.get(id) : null;
}
