import { join } from 'node:path';

/** The tests of what is published. */
export const published = join(import.meta.dirname, '..');
/** The package itself. */
export const sdk = join(published, '..');
/** The whole workspace. */
export const workspace = join(sdk, '../..');
