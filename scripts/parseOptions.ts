import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from './refusal.ts';

/**
 * Reads the options of a command.
 *
 * @throws Refusal that names the word which is wrong
 */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What follows the first sentence tells how to pass such a word nevertheless.
    throw new Refusal(error.message.split(/\. |\n/, 1)[0], { cause: error });
  }
}
