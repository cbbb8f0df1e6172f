import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Writes files by their paths from the workspace's root. With `--check` it writes nothing and fails, naming the file,
 * where what is committed has drifted.
 */
export function writeGenerated(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(root, path);
    if (!process.argv.includes('--check')) {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content);
      console.log(path);
    } else if (readFileSync(place, 'utf8') !== content) {
      console.error(`${path} has drifted from its source: run \`pnpm generate\` and commit.`);
      process.exitCode = 1;
    }
  }
}
