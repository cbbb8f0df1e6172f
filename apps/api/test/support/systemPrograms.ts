import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where programs of the system lie; those of administrators are not on everybody's PATH. */
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

const find = (program: string): string | undefined =>
  folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/**
 * The path of a program of the system, which is installed where it is missing.
 *
 * @param debian - Debian's package that holds it
 * @throws Error where it cannot be had
 */
export function systemProgram(program: string, debian: string): string {
  const found = find(program) ?? install(program, debian);
  if (found === undefined)
    throw new Error(`The tests need ${program}: install it (Debian's package ${debian})`);
  return found;
}

/** What fails here is told by its own output. */
function install(program: string, debian: string): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installer = 'apt-get';
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', debian]]) {
      execFileSync(installer, args, { stdio: 'inherit', env });
    }
  } catch (error) {
    console.error(
      `${debian} could not be installed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return find(program);
}
