import { execFile } from 'node:child_process';

/** How a command is run. */
export interface Surroundings {
  readonly folder: string;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

/**
 * Runs a command and answers what it prints.
 *
 * @throws Error with all that it printed, where it fails or does not end
 */
export function runCommand(
  program: string,
  args: readonly string[],
  { folder, timeout = 0 }: Surroundings,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Some tell their makers that they run.
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DO_NOT_TRACK: '1' };
    const options = { cwd: folder, env, timeout, maxBuffer: 64 * 1_048_576 };
    execFile(program, args, options, (error, output, errors) => {
      if (error === null) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')}\n${error.message}\n${output}${errors}`));
    });
  });
}
