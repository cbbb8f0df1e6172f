import { Schema } from 'effect';
import { StartError } from '../startError.ts';
import type { Migration } from '../db/migrations.ts';
import type { Table } from './tables.ts';

/** What a backup says of itself. */
export interface Manifest {
  readonly migration: Migration;
  readonly tables: readonly Table[];
}

const format = 1;

const Described = Schema.Struct({
  product: Schema.Literal('tilava'),
  format: Schema.Literal(format),
  madeAt: Schema.String,
  migration: Schema.Struct({ count: Schema.Number, newest: Schema.Number }),
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
});

/** The first entry of a backup. */
export function describeBackup({ madeAt, ...manifest }: Manifest & { readonly madeAt: Date }): Uint8Array {
  const described = { product: 'tilava', format, madeAt: madeAt.toISOString(), ...manifest };
  return Buffer.from(JSON.stringify(described, null, 2));
}

/**
 * Reads the first entry of a backup.
 *
 * @throws StartError where it is none, or of a format that this version does not know
 */
export function readManifest(content: Uint8Array): Manifest {
  try {
    return Schema.decodeUnknownSync(Described)(JSON.parse(Buffer.from(content).toString()));
  } catch (cause) {
    throw new StartError('The file is no backup that this version can read', { cause });
  }
}
