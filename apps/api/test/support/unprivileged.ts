import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { systemProgram } from './systemPrograms.ts';

/** A user without any rights over others' files. */
interface Unprivileged {
  /** Words of a command that runs the command behind it as this user. */
  readonly args: readonly string[];
  /** Gives this user a file or a folder. */
  give(path: string): void;
}

const nobody = 65_534;

/**
 * Somebody who is not root, whoever runs the tests: nobody where those are root; root without any of its powers
 * where the project lies in a folder that only root may enter.
 */
export function unprivileged(): Unprivileged {
  if (process.geteuid?.() !== 0) return { args: [], give: () => {} };
  const setpriv = systemProgram('setpriv', 'util-linux');
  const asNobody = [setpriv, `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs'];
  if (canRun(asNobody)) return { args: asNobody, give: (path) => chownSync(path, nobody, nobody) };
  return { args: [setpriv, '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'], give: () => {} };
}

/** Whether the project can be reached. */
function canRun([command = '', ...args]: readonly string[]): boolean {
  try {
    execFileSync(command, [...args, process.execPath, '--check', import.meta.filename], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
