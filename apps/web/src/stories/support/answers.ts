import { createHandlers, problem } from '@tilava/sdk/testing';
import type { HttpHandler } from 'msw';
import { exampleApi } from './exampleApi.ts';
import { emptyWorld, filledWorld } from './exampleWorld.ts';

/** How the API answers: `filled` by example data, `empty` by none, `loading` never, `failed` by a failure of the server. */
export const answers = ['filled', 'empty', 'loading', 'failed'] as const;

export type Answers = (typeof answers)[number];

const everyHandler = (baseUrl: string, reply: () => Response | Promise<Response>): readonly HttpHandler[] =>
  Object.values(createHandlers(baseUrl)).map((handler: (made: typeof reply) => HttpHandler) =>
    handler(reply),
  );

/** The API behind a story's pages. */
export const apiThatAnswers: Readonly<Record<Answers, (baseUrl: string) => readonly HttpHandler[]>> = {
  filled: (baseUrl) => exampleApi(baseUrl, filledWorld()),
  empty: (baseUrl) => exampleApi(baseUrl, emptyWorld()),
  loading: (baseUrl) => everyHandler(baseUrl, () => new Promise(() => undefined)),
  failed: (baseUrl) => everyHandler(baseUrl, () => problem('internal_error')),
};
