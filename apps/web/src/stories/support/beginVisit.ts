import { createHandlers, type Handlers } from '@tilava/sdk/testing';
import { getResponse, type HttpHandler } from 'msw';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createRoutes } from '../../app/routes.tsx';
import { apiBase } from '../../shared/config.ts';
import type { DraftName } from '../../shared/drafts/draftKey.ts';
import { createNavigation, type Navigation } from '../../shared/navigation/createNavigation.ts';
import { createServices, type Services } from '../../shared/services/services.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { apiThatAnswers, type Answers } from './answers.ts';
import { accounts, type Role } from './exampleAccounts.ts';
import { bearerOf } from './exampleApi.ts';

/** Where somebody comes to, as whom, and what they find there. */
export interface VisitOptions {
  /** The address of the page. */
  readonly path: string;
  readonly role: Role;
  readonly answers: Answers;
  /** Answers that are tried before those. */
  readonly replies?: (handlers: Handlers) => readonly HttpHandler[];
  /** What was written into forms before. */
  readonly drafts?: Readonly<Partial<Record<DraftName, unknown>>>;
}

/** The app's services and its way through the pages, for one story alone. */
export interface Visit {
  readonly services: Services;
  readonly navigation: Navigation;
}

/** Begins a visit. What it keeps is in memory, and no call leaves the page. */
export function beginVisit({ path, role, answers, replies, drafts = {} }: VisitOptions): Visit {
  const services = createVisitServices((baseUrl) => [
    ...(replies?.(createHandlers(baseUrl)) ?? []),
    ...apiThatAnswers[answers](baseUrl),
  ]);
  if (role !== 'visitor') services.session.start(bearerOf(accounts[role]), accounts[role]);
  for (const name of Object.keys(drafts)) services.drafts.keep(name as DraftName, drafts[name as DraftName]);
  const history = createMemoryHistory({ initialEntries: [path] });
  return { services, navigation: createNavigation(createRoutes(services), history) };
}

function createVisitServices(handlersOf: (baseUrl: string) => readonly HttpHandler[]): Services {
  const baseUrl = `${window.location.origin}${apiBase}`;
  const handlers = [...handlersOf(baseUrl)];
  return createServices({
    baseUrl,
    storage: memoryStorage(),
    tabs: new EventTarget(),
    preferred: [],
    // The language is that of the page; the cookie, which would outlast the story, is not.
    document: { cookie: '', documentElement: document.documentElement },
    client: {
      // What fails is to be seen at once, and what loads for as long as somebody looks at it.
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
