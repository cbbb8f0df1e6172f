import type { FileStore, PictureType } from '../files/fileStore.ts';

/** What a backup needs of a file store. */
export type BackupFiles = FileStore;

/** The media type of a stored file, by how its name ends. */
export function typeOf(name: string): PictureType {
  if (name.endsWith('.avif')) return 'image/avif';
  return name.endsWith('.webp') ? 'image/webp' : 'image/png';
}

/** Names of all files, sorted. */
export async function namesOf(files: BackupFiles): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) {
    // What was being written when a process died is no file.
    if (!name.endsWith('.part')) names.push(name);
  }
  return names.toSorted();
}
