/** The API without a server: handlers for Mock Service Worker, and example data, all of the contract. */
import type { HttpHandler } from 'msw';
import { createHandlers } from '../generated/handlers.ts';

export { exampleAnswers, exampleBodies } from '../generated/examples.ts';
export { createHandlers, type Handlers } from '../generated/handlers.ts';
export { exampleProblems } from '../generated/problems.ts';
export { problem, type ProblemDetails, type Received, type Reply, type Resolver } from './handle.ts';

/**
 * A handler for every operation, which answers the contract's example.
 *
 * @example
 * const server = setupServer(...happyPath('http://127.0.0.1:3000/api/v1'));
 */
export const happyPath = (baseUrl: string): readonly HttpHandler[] =>
  Object.values(createHandlers(baseUrl)).map((handler: () => HttpHandler) => handler());
