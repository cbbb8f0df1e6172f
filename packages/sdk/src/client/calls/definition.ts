import type { Repetition } from '../pipeline/pipeline.ts';
import type { Promised } from '../received.ts';

/** An operation as the SDK has to know it, read from its definition, such as `GET /bearers > expiresAt`. */
export interface Definition {
  /** Method and path. */
  readonly operation: string;
  /** Null where the method says it. */
  readonly repetition: Repetition | null;
  /** What else is said: what it takes besides its path, in order, and by what the next page is asked for. */
  readonly notes: readonly string[];
  readonly promised: Promised;
}

/** Reads a definition; where it doesn't say by what the answer is known, that's its id. */
export function readDefinition(definition: string): Definition {
  const [request = '', promised = 'id'] = definition.split(' > ');
  const [verb, path, ...notes] = request.split(' ');
  const repetition = notes.find((note) => /^(safe|keyed|never)$/.test(note)) ?? null;
  return { operation: `${verb} ${path}`, repetition: repetition as Repetition | null, notes, promised };
}
