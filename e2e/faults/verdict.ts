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
    if (value === undefined) faults.push(`${fact} cannot be looked up`);
    else if (!allowed.has(value)) faults.push(`${fact} is ${value}, and not ${[...allowed].join(' or ')}`);
  }
  return faults;
}

/** What a fact is now, as JSON; undefined for one that is not read as it is written. */
async function valueOf(tilava: Tilava, fact: string): Promise<string | undefined> {
  const [, kind = '', id = '', what = '', other = ''] =
    /^\/(\w+)\/([\w-]+)(?:\/(favorite)\/([\w-]+(?:\?interested=true)?)|#\w+)$/u.exec(fact) ?? [];
  const field = fact.split('#')[1];
  if (what === 'favorite') {
    const [announcementId = ''] = other.split('?');
    return String(await isSaved(tilava, id, announcementId, other.includes('?')));
  }
  const object = field === undefined ? null : await objectOf(tilava, kind, id);
  const found = Object.entries(object ?? {}).find(([name]) => name === field);
  return found === undefined ? undefined : JSON.stringify(found[1]);
}

async function objectOf(tilava: Tilava, kind: string, id: string): Promise<object | null> {
  if (kind === 'user') return tilava.users.get(id);
  if (kind === 'properties') return tilava.properties.get(id);
  if (kind === 'residence') return picturesOf(tilava, id);
  return kind === 'announcement' ? tilava.announcements.get(id) : null;
}

/** As they are written: by the ids of their files. */
async function picturesOf(tilava: Tilava, id: string): Promise<object> {
  const { files } = await tilava.announcements.getResidence(id);
  const idsOf = (surround: boolean) =>
    files.filter((file) => file.surround === surround).map((file) => file.id);
  return { propertyPics: idsOf(false), surroundPics: idsOf(true) };
}
