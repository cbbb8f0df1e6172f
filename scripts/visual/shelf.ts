import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** A base with its pictures takes some 50 MB. */
const most = 4;

/** The folder of a base on the shelf, made where it is not there. Of the others, those used last stay. */
export function takeFromShelf(shelf: string, commit: string): string {
  const folder = join(shelf, commit);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const lastUse = (name: string): number => statSync(join(shelf, name)).mtimeMs;
  const others = readdirSync(shelf).filter((name) => name !== commit);
  const oldest = others.toSorted((one, other) => lastUse(other) - lastUse(one)).slice(most - 1);
  for (const name of oldest) rmSync(join(shelf, name), { recursive: true });
  return folder;
}
