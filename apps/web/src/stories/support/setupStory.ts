import { createHandlers, type Handlers } from '@tilava/sdk/testing';
import { getResponse, type HttpHandler } from 'msw';
import { createMemoryRouter, type RouterProviderProps } from 'react-router-dom';
import { createRoutes } from '../../app/routes.tsx';
import type { DraftName } from '../../shared/drafts/draftStore.ts';
import { apiBase } from '../../shared/paths.ts';
import { createServices, type Services } from '../../shared/services/services.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { type Answers, apiThatAnswers } from './answers.ts';
import { accounts, type Role } from './exampleAccounts.ts';
import { bearerOf } from './exampleApi.ts';

/** The page of a story, its user and the API's answers. */
export interface StoryOptions {
  /** The address of the page. */
  readonly path: string;
  readonly role: Role;
  readonly answers: Answers;
  /** Handlers that take precedence. */
  readonly replies?: (handlers: Handlers) => readonly HttpHandler[];
  /** Saved drafts of forms. */
  readonly drafts?: Readonly<Partial<Record<DraftName, unknown>>>;
}

/** The services and the router of one story. */
export interface StorySetup {
  readonly services: Services;
  readonly router: RouterProviderProps['router'];
}

/** Sets up the app for a story: its storage is in memory, and no request leaves the page. */
export function setupStory({ path, role, answers, replies, drafts = {} }: StoryOptions): StorySetup {
  const services = createStoryServices((baseUrl) => [
    ...(replies?.(createHandlers(baseUrl)) ?? []),
    ...apiThatAnswers[answers](baseUrl),
  ]);
  if (role !== 'visitor') services.session.start(bearerOf(accounts[role]), accounts[role]);
  for (const name of Object.keys(drafts)) services.drafts.keep(name as DraftName, drafts[name as DraftName]);
  return { services, router: createMemoryRouter(createRoutes(services), { initialEntries: [path] }) };
}

function createStoryServices(handlersOf: (baseUrl: string) => readonly HttpHandler[]): Services {
  const baseUrl = `${window.location.origin}${apiBase}`;
  const handlers = [...handlersOf(baseUrl)];
  return createServices({
    baseUrl,
    storage: memoryStorage(),
    tabs: new EventTarget(),
    preferred: [],
    // Without the page's cookie, which would outlive the story.
    document: { cookie: '', documentElement: document.documentElement },
    client: {
      // Failures show at once, and loading states last.
      maxRetries: 0,
      timeoutMs: Number.POSITIVE_INFINITY,
      deadlineMs: Number.POSITIVE_INFINITY,
      fetch: (request) => answer(handlers, request),
    },
  });
}

async function answer(handlers: HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (response === undefined) throw new Error(`No example answers ${request.method} ${request.url}`);
  return response;
}
