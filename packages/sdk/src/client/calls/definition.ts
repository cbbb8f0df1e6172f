import type { Repetition } from '../pipeline/pipeline.ts';
import type { Promised } from '../received.ts';

/** An operation as the SDK has to know it, read from its definition, such as `GET /bearers > expiresAt`. */
export interface Definition {
  /** Method and path. */
  readonly operation: string;
  readonly method: string;
  /** The path in pieces, of which every second one is a parameter's name. */
  readonly pieces: readonly string[];
  readonly repetition: Repetition;
  /** What it is called with, in order. */
  readonly takes: readonly string[];
  /** By what it is known how it is sent. */
  readonly kind: string;
  readonly promised: Promised;
}

const known = new Map<string, Definition>();

/** Reads a definition, once; where it doesn't say by what the answer is known, that's its id. */
export function readDefinition(definition: string): Definition {
  const read = known.get(definition) ?? parseDefinition(definition);
  known.set(definition, read);
  return read;
}

export function parseDefinition(definition: string): Definition {
  const [request = '', promised = 'id'] = definition.split(' > ');
  const [method = '', path = '', ...notes] = request.split(' ');
  const pieces = path.split(/\{(\w+)\}/);
  const takes = notes.filter((note) => /^(body|picture|attachment|query)$/.test(note));
  if (pieces.length > 1) takes.unshift('path');
  const byMethod = /^(GET|PUT|DELETE)$/.test(method) ? 'safe' : 'never';
  return {
    operation: `${method} ${path}`,
    method,
    pieces,
    repetition: (notes.find((note) => /^(safe|keyed|never)$/.test(note)) ?? byMethod) as Repetition,
    takes,
    kind: / (cursor|pages|picture|attachment)/.exec(request)?.[1] ?? promised,
    promised,
  };
}
