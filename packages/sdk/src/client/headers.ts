import { ArgumentError } from '../errors/transportErrors.ts';

/**
 * Headers as `fetch` takes them: a `Headers` object, pairs of names and values, or a record. A record's undefined values
 * are left out.
 */
export type HeadersInput =
  Headers | Iterable<readonly string[]> | Readonly<Record<string, string | undefined>>;

/**
 * Merges headers, each name from the first source that has it.
 *
 * @throws ArgumentError where a source is none, or one of its headers cannot be sent
 */
export function mergeHeaders(...sources: readonly (HeadersInput | undefined)[]): Headers {
  const merged = new Headers();
  for (const source of sources) {
    // A source may have a name more than once.
    const own = new Set<string>();
    for (const [name, value] of pairsOf(source)) {
      sendable(name, () => {
        const key = name.toLowerCase();
        if (merged.has(key) && !own.has(key)) return;
        merged.append(key, value);
        own.add(key);
      });
    }
  }
  return merged;
}

/** Sets a header. */
export const setHeader = (headers: Headers, name: string, value: string): void =>
  sendable(name, () => headers.set(name, value));

/** What the run time says of a wrong header would tell its value, which may be a secret. */
function sendable(name: string, change: () => void): void {
  try {
    change();
  } catch {
    throw new ArgumentError(name, 'is no header that can be sent');
  }
}

function pairsOf(source: unknown): readonly Pair[] {
  const parts: readonly unknown[] =
    Symbol.iterator in Object(source) && typeof source === 'object'
      ? Array.from(source as Iterable<unknown>)
      : Object.entries(source ?? {}).filter(([, value]) => value !== undefined);
  const isHeaders = source === undefined || (typeof source === 'object' && source !== null);
  if (isHeaders && parts.every(isPair)) return parts;
  throw new ArgumentError('headers', 'must be Headers, pairs or a record of texts');
}

type Pair = readonly [string, string];

const isPair = (part: unknown): part is Pair =>
  Array.isArray(part) && part.length === 2 && part.every((text) => /string|number|boolean/.test(typeof text));
