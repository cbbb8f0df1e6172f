import { join } from 'node:path';

/** Where both drivers read the migrations from. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
