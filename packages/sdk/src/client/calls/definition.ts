import type { Repetition } from '../pipeline/pipeline.ts';
import type { Promised } from '../received.ts';
import type { Given } from '../requests.ts';

/** An operation as the SDK has to know it, read from its definition, such as `PATCH /user/{id} body > id:string`. */
export interface Definition {
  /** Method and path. */
  readonly operation: string;
  /** Null where the method says it. */
  readonly repetition: Repetition | null;
  /** What it is called with, in this order. */
  readonly takes: readonly (keyof Arguments)[];
  /** By what its next page is asked for: `cursor`, or `pages:20` where 20 entries are a page. */
  readonly paging: string | null;
  readonly promised: Promised;
}

/** What an operation is called with, by the part of the request that it becomes. */
export interface Arguments extends Given {
  readonly picture?: unknown;
  readonly file?: unknown;
}

/** Reads a definition. */
export function readDefinition(definition: string): Definition {
  const [request = '', promised = ''] = definition.split(' > ');
  const [verb, path = '', ...notes] = request.split(' ');
  const note = (known: RegExp) => notes.find((each) => known.test(each)) ?? null;
  const parts = notes.filter((each) => /^(body|picture|file|query)$/.test(each));
  return {
    operation: `${verb} ${path}`,
    repetition: note(/^(safe|keyed|never)$/) as Repetition | null,
    takes: [...(path.includes('{') ? ['path'] : []), ...parts] as (keyof Arguments)[],
    paging: note(/^(cursor|pages:)/),
    promised,
  };
}

/** The arguments of a call by their names. */
export function argumentsOf({ operation, takes }: Definition, values: readonly unknown[]): Arguments {
  const given = Object.fromEntries(takes.map((part, index) => [part, values[index]]));
  const [name, ...others] = Array.from(operation.matchAll(/\{(\w+)\}/g), ([, found = '']) => found);
  // One id is given as it is, several by their names.
  return name === undefined || others.length > 0 ? given : { ...given, path: { [name]: given['path'] } };
}
