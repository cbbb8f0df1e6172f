import { join, resolve } from 'node:path';
import { modes, type ModeName } from '../../.storybook/modes.ts';
import { parseOptions } from '../parseOptions.ts';
import { Refusal } from '../refusal.ts';
import { root } from '../run.ts';

/** What was asked for, all of it known. */
export interface Options {
  /** What to compare with; chosen where it is not said. */
  readonly base: string | undefined;
  /** Parts of names: a story is pictured when its name has one of them. None: all are. */
  readonly stories: readonly string[];
  readonly modes: readonly ModeName[];
  /** Where the report is written. */
  readonly out: string;
}

const modeNames = Object.keys(modes) as readonly ModeName[];

export const help = `Usage: pnpm visual [options]

Pictures every story as it is here and as it was in another revision, and tells what looks different.
Ends with 1 where something does.

  --base REVISION    what to compare with; else where this branch left main, or the last commit on main
  --story NAME-PART  only stories with this in their name, e.g. Button or Button/States; may be repeated
  --mode MODE        only this mode (${modeNames.join(', ')}); may be repeated
  --out FOLDER       where the report is written (visual-report)
  --help             this text`;

/**
 * Reads the words after `pnpm visual`; null where help was asked for.
 *
 * @throws Refusal that names the word which is wrong
 */
export function readOptions(words: readonly string[]): Options | null {
  const { values } = parseOptions({
    args: [...words],
    options: {
      base: { type: 'string' },
      story: { type: 'string', multiple: true },
      mode: { type: 'string', multiple: true },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return null;
  return {
    base: values.base,
    stories: values.story ?? [],
    modes: values.mode === undefined ? modeNames : values.mode.map(knownMode),
    out: values.out === undefined ? join(root, 'visual-report') : resolve(values.out),
  };
}

function knownMode(name: string): ModeName {
  const known = modeNames.find((mode) => mode === name);
  if (known === undefined) throw new Refusal(`No such mode: ${name}. There are: ${modeNames.join(', ')}`);
  return known;
}
