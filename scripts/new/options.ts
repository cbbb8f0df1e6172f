import { parseOptions } from '../parseOptions.ts';
import { Refusal } from '../refusal.ts';
import { groups, kinds, type Group, type Kind } from './kind.ts';

/** What was asked for, all of it known. */
export interface Options {
  readonly kind: Kind;
  /** In PascalCase, e.g. `PriceTag`. */
  readonly name: string;
  readonly group: Group;
  /** Whether people press it. */
  readonly isInteractive: boolean;
}

const kindNames = Object.keys(kinds).join(', ');

export const help = `Usage: pnpm new component|pattern Name --group Group [--interactive]

Writes a component, its styles, its stories and its guide to begin with, and names it in the exports of packages/ui.

  component      one thing, e.g. a button: packages/ui/src/components/Name
  pattern        several components that belong together: packages/ui/src/patterns/Name
  --group        where it stands in Storybook: ${groups.join(', ')}
  --interactive  it is pressed: with a button, and a story that presses it by the keyboard
  --help         this text`;

/**
 * Reads the words after `pnpm new`; null where help was asked for.
 *
 * @throws Refusal that names the word which is wrong
 */
export function readOptions(words: readonly string[]): Options | null {
  const { values, positionals } = parseOptions({
    args: [...words],
    allowPositionals: true,
    options: {
      group: { type: 'string' },
      interactive: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return null;
  const [kind, name, ...rest] = positionals;
  if (kind === undefined || name === undefined) throw new Refusal(help);
  if (rest.length > 0) throw new Refusal(`One at a time: ${rest.join(' ')} is too much`);
  return {
    kind: knownKind(kind),
    name: goodName(name),
    group: knownGroup(values.group),
    isInteractive: values.interactive === true,
  };
}

function knownKind(name: string): Kind {
  const known = Object.entries(kinds).find(([kind]) => kind === name);
  if (known === undefined) throw new Refusal(`No such kind: ${name}. There are: ${kindNames}`);
  return known[1];
}

function knownGroup(name: string | undefined): Group {
  const known = groups.find((group) => group === name);
  if (known === undefined) throw new Refusal(`Say its group by --group: ${groups.join(', ')}`);
  return known;
}

function goodName(name: string): string {
  if (/^(?:[A-Z][a-z]+)+$/.test(name)) return name;
  throw new Refusal(
    `The name ${name} is not in PascalCase, e.g. PriceTag: words of letters, each with a capital`,
  );
}
