/** Writes what each component weighs, for the pages of documentation: `pnpm --filter @tilava/ui weights`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from './support/weights.ts';

const weights = await weigh();
writeFileSync(join(import.meta.dirname, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
