import type { Repetition } from '../pipeline/pipeline.ts';
import type { Promised } from '../received.ts';

/** An operation as the SDK has to know it, read from its definition, such as `GET /bearers > expiresAt`. */
export interface Definition {
  /** Method and path. */
  readonly operation: string;
  /** The parameters of the path. */
  readonly ids: readonly string[];
  /** Null where the method says it. */
  readonly repetition: Repetition | null;
  /** What it is called with, in order. */
  readonly takes: readonly string[];
  /** By what it is known how it is sent. */
  readonly kind: string;
  readonly promised: Promised;
}

const known = new Map<string, Definition>();

/** Reads a definition, once; where it doesn't say by what the answer is known, that's its id. */
export function readDefinition(definition: string): Definition {
  const read = known.get(definition) ?? parse(definition);
  known.set(definition, read);
  return read;
}

function parse(definition: string): Definition {
  const [request = '', promised = 'id'] = definition.split(' > ');
  const [verb, path = '', ...notes] = request.split(' ');
  const ids = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const takes = notes.filter((note) => /^(body|picture|attachment|query)$/.test(note));
  if (ids.length > 0) takes.unshift('path');
  return {
    operation: `${verb} ${path}`,
    ids,
    repetition: (/ (safe|keyed|never)/.exec(request)?.[1] ?? null) as Repetition | null,
    takes,
    kind: / (cursor|pages|picture|attachment)/.exec(request)?.[1] ?? promised,
    promised,
  };
}
