import type { HttpHandler } from 'msw';
import { createHandlers, exampleAnswers, happyPath, problem } from '@tilava/sdk/testing';

const baseUrl = 'http://127.0.0.1:3000/api/v1';
const handlers = createHandlers(baseUrl);

export const all: readonly HttpHandler[] = [
  ...happyPath(baseUrl),
  handlers.getUser(problem('not_found')),
  handlers.getUser(({ params }) => ({ ...handlersExample, id: params.id })),
];

const handlersExample = Object.values(exampleAnswers.getUser)[0];

// @ts-expect-error: there is no such operation
export const nothing = handlers.getUsr;

// @ts-expect-error: there is no such code
export const unknown: HttpHandler = handlers.getUser(problem('not-found'));

// @ts-expect-error: that is no user
export const wrong: HttpHandler = handlers.getUser({ id: 1 });
