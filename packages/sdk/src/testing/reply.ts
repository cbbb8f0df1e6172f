import type { Answer, Body, Query } from '../client/http.ts';
import type { operations } from '../generated/schema.ts';

type PathParameters<Id extends keyof operations> = operations[Id]['parameters'] extends {
  path: infer Parameters;
}
  ? Parameters
  : Readonly<Record<string, never>>;

type QueryNames<Id extends keyof operations> = [Query<Id>] extends [never] ? never : KeyOfEach<Query<Id>>;

type KeyOfEach<Parameters> = Parameters extends unknown ? keyof Parameters : never;

/** A request, as a resolver gets it. */
export interface Received<Id extends keyof operations> {
  /** As it came; its body may still be read. */
  readonly request: Request;
  /** What stands in the path. */
  readonly params: PathParameters<Id>;
  /** The query's parameters, as they were written. */
  readonly query: Readonly<Partial<Record<QueryNames<Id>, string>>>;
  /** The JSON that was sent; undefined for an operation that takes none. */
  readonly body: [Body<Id>] extends [never] ? undefined : Body<Id>;
}

/** Decides about each request: an answer is sent as the contract has it, a `Response` as it is. */
export type Resolver<Id extends keyof operations> = (
  received: Received<Id>,
) => Answer<Id> | Response | Promise<Answer<Id> | Response>;

/** What a handler replies: always the same, or what its resolver says. */
export type Reply<Id extends keyof operations> = Answer<Id> | Response | Resolver<Id>;
