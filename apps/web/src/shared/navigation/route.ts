import type { ComponentType } from 'react';
import { matchRoutes, type Params, type Path } from 'react-router-dom';

/** What of an address a guard may ask. */
export interface RouteAt {
  readonly params: Params;
  readonly search: URLSearchParams;
  /** Whether they come from another page, or from outside. */
  readonly isEntered: boolean;
}

/** Says where somebody is led instead of the page; null where it may be shown. */
export type Guard = (at: RouteAt) => string | null;

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
  return { route: match.route, leadsTo: match.route.guard?.(at) ?? null };
}
