import type { Call } from './call.ts';

/**
 * A part of the client of which nothing but the answers is used. What takes this takes the client, and in a test plain
 * functions that return any promise.
 *
 * @example
 * const emailOf = async (users: Pick<PlainCalls<Tilava['users']>, 'get'>, id: string) => (await users.get(id)).email;
 * await emailOf({ get: async () => exampleAnswers.getUser.tenant }, 'any');
 */
export type PlainCalls<Part> = {
  readonly [Method in keyof Part]: Part[Method] extends (...given: infer Given) => Call<infer Data>
    ? (...given: Given) => PromiseLike<Data>
    : Part[Method];
};
