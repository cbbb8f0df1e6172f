import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { MapArchive } from '@tilava/domain/map';
import type { ServerConfig } from '../config.ts';
import { StartError, systemReason } from '../startError.ts';

export interface PmtilesFile {
  readonly file: string;
  readonly archive: MapArchive;
}

/** What a file of version 3 begins with, how long its header is, and where that says what tiles are: 1 for vector tiles. */
const beginning = Buffer.from('PMTiles\u0003', 'latin1');
const headerLength = 127;
const typeAt = 99;

/** Looks at the file that the operator names; its path changes with it. Throws StartError. */
export function openPmtiles({ file, credit }: NonNullable<ServerConfig['mapPmtiles']>): PmtilesFile {
  const header = Buffer.alloc(headerLength);
  let state: string;
  try {
    const descriptor = openSync(file, 'r');
    try {
      const { size, mtimeMs } = fstatSync(descriptor);
      state = `${size} ${mtimeMs}`;
      readSync(descriptor, header);
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    throw new StartError(`TILAVA_MAP_PMTILES: ${file} can’t be read (${systemReason(cause)})`, { cause });
  }
  if (!header.subarray(0, beginning.length).equals(beginning) || header[typeAt] !== 1) {
    throw new StartError(`TILAVA_MAP_PMTILES: ${file} isn’t a PMTiles file of version 3 with vector tiles`);
  }
  const version = createHash('sha256').update(state).update(header).digest('hex').slice(0, 12);
  return { file, archive: { path: `/map/${version}/ground.pmtiles`, credit } };
}
