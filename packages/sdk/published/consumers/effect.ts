import { Effect, Stream } from 'effect';
import { TilavaClient, getUser, listUsersStream, updateUser, type TilavaFailure } from '@tilava/sdk/effect';

const emailOf = (id: string): Effect.Effect<string, TilavaFailure, TilavaClient> =>
  getUser(id).pipe(
    Effect.map((user) => user.email),
    Effect.catchTag('NotFoundError', (error) => Effect.succeed(error.problem?.detail ?? '')),
  );

export const everybody = listUsersStream({ entriesPerPage: 50 }).pipe(Stream.runCollect);

export const described: Effect.Effect<string | null, TilavaFailure, TilavaClient> = updateUser('1', {
  description: 'Quiet',
}).pipe(Effect.map((user) => user.description));

export const email = (id: string): Promise<string> =>
  Effect.runPromise(emailOf(id).pipe(Effect.provide(TilavaClient.layer({ baseUrl: '/api/v1' }))));

// @ts-expect-error: an id is a text
export const withoutText = getUser(1);

// @ts-expect-error: it needs a client
export const withoutClient = (id: string): Promise<string> => Effect.runPromise(emailOf(id));

// @ts-expect-error: there is no such failure
export const otherwise = getUser('1').pipe(Effect.catchTag('NotThereError', () => Effect.void));
