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
  /** What else is said: what it takes besides its path, in order, and by what the next page is asked for. */
  readonly notes: readonly string[];
  readonly promised: Promised;
}

const known = new Map<string, Definition>();

/** Reads a definition, once; where it doesn't say by what the answer is known, that's its id. */
export function readDefinition(definition: string): Definition {
  let read = known.get(definition);
  if (read === undefined) {
    const [request = '', promised = 'id'] = definition.split(' > ');
    const [verb, path = '', ...notes] = request.split(' ');
    const repetition = notes.find((note) => /^(safe|keyed|never)$/.test(note)) ?? null;
    const ids = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
    read = {
      operation: `${verb} ${path}`,
      ids,
      repetition: repetition as Repetition | null,
      notes,
      promised,
    };
    known.set(definition, read);
  }
  return read;
}
