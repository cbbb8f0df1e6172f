import type { Readable } from 'node:stream';

type PictureType = 'image/png' | 'image/avif' | 'image/webp';

/** What a backup needs of a file store. */
export interface BackupFiles {
  list(): AsyncIterable<{ readonly name: string }>;
  open(name: string): Promise<{ readonly content: Readable } | null>;
  put(name: string, content: Uint8Array, type: PictureType): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

/** The media type of a stored file, by how its name ends. */
export function typeOf(name: string): PictureType {
  if (name.endsWith('.avif')) return 'image/avif';
  return name.endsWith('.webp') ? 'image/webp' : 'image/png';
}

/** Names of all files, sorted. */
export async function namesOf(files: BackupFiles): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names.toSorted();
}
