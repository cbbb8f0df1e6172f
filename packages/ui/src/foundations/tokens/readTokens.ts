/** What the format of the Design Tokens Community Group calls a value of each type that Tilava uses. */
export interface TokenValues {
  readonly color: {
    readonly colorSpace: string;
    readonly components: readonly [number, number, number];
    readonly alpha?: number;
    readonly hex: string;
  };
  readonly dimension: { readonly value: number; readonly unit: string };
  readonly duration: { readonly value: number; readonly unit: string };
  readonly number: number;
  readonly fontWeight: number;
  readonly fontFamily: readonly string[];
  readonly cubicBezier: readonly [number, number, number, number];
  readonly shadow: readonly {
    readonly color: TokenValues['color'];
    readonly offsetX: TokenValues['dimension'];
    readonly offsetY: TokenValues['dimension'];
    readonly blur: TokenValues['dimension'];
    readonly spread: TokenValues['dimension'];
  }[];
}

/** A token with its value, wherever in the file that stands. */
export type Token = {
  readonly [Type in keyof TokenValues]: {
    /** Its place, such as `light.color.focus`. */
    readonly name: string;
    readonly type: Type;
    readonly value: TokenValues[Type];
    /** The token that it takes its value from. */
    readonly alias?: string;
    /** Behind a number, where CSS has a unit that the format does not have. */
    readonly unit?: string;
  };
}[keyof TokenValues];

/** A group or a token, as the file has it. */
interface Entry {
  readonly $type?: keyof TokenValues;
  readonly $value?: unknown;
  readonly $extensions?: { readonly '@tilava/ui'?: { readonly unit?: string } };
  readonly [name: string]: unknown;
}

/** Every token of a file, aliases resolved; fails on one that leads nowhere or says no type. */
export function readTokens(file: Entry): readonly Token[] {
  return entriesOf(file).map(({ name, type, entry }) => {
    const alias = /^\{(.+)\}$/.exec(String(entry.$value))?.[1];
    const unit = entry.$extensions?.['@tilava/ui']?.unit;
    const value = alias === undefined ? entry.$value : valueAt(file, alias);
    if (type === undefined || value === undefined) throw new Error(`${name} has no type or no value.`);
    return {
      name,
      type,
      value,
      ...(alias !== undefined && { alias }),
      ...(unit !== undefined && { unit }),
    } as Token;
  });
}

interface NamedEntry {
  readonly name: string;
  readonly type: Entry['$type'];
  readonly entry: Entry;
}

/** The tokens below a group; a group's type is that of its tokens, unless they say their own. */
function entriesOf(group: Entry, path: readonly string[] = [], inherited?: Entry['$type']): NamedEntry[] {
  const type = group.$type ?? inherited;
  if ('$value' in group) return [{ name: path.join('.'), type, entry: group }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => entriesOf(inner as Entry, [...path, name], type));
}

function valueAt(file: Entry, name: string): unknown {
  let entry: Entry | undefined = file;
  for (const part of name.split('.')) entry = entry?.[part] as Entry | undefined;
  return entry?.$value;
}
