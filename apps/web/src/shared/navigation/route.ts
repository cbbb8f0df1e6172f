import type { ComponentType } from 'react';
import { matchRoutes, parsePath, type Params, type Path, type To } from 'react-router-dom';

/** What of an address a guard may ask. */
export interface RouteAt {
  readonly params: Params;
  readonly search: URLSearchParams;
  /** Whether they come from another page, or from outside. */
  readonly isEntered: boolean;
}

/** Where somebody is led who may not see the page. */
export interface Refusal {
  readonly refusedTo: string;
}

/** Says where somebody is led instead of the page; null where it may be shown. */
export type Guard = (at: RouteAt) => string | Refusal | null;

/** A page by its address. */
export interface Route {
  /** The pattern of the address, with parameters. */
  readonly path: string;
  readonly guard?: Guard;
  /** Downloads the page. Missing where the guard always leads elsewhere. */
  readonly load?: () => Promise<{ readonly default: ComponentType }>;
}

/** A page that can be drawn. */
export interface LoadedPage {
  /** Of its route. */
  readonly path: string;
  readonly Component: ComponentType;
}

/** The route of an address, and where its guard leads whoever comes from a path; from outside, by null. */
export function routeOf(routes: readonly Route[], { pathname, search }: Path, from: string | null = null) {
  const match = matchRoutes([...routes], pathname)?.[0];
  if (match === undefined) throw new Error(`There is no route for ${pathname}`);
  const at = {
    params: match.params,
    search: new URLSearchParams(search),
    isEntered: from !== pathname,
  };
  const answer = match.route.guard?.(at) ?? null;
  const isRefused = typeof answer === 'object' && answer !== null;
  return { route: match.route, leadsTo: isRefused ? answer.refusedTo : answer, isRefused };
}

/** Whether the guard of an address refuses nobody who is logged in now. */
export const mayVisit = (routes: readonly Route[], to: To): boolean => !routeOf(routes, pathOf(to)).isRefused;

/** The whole path of an address of the app. */
export const pathOf = (to: To): Path => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});
