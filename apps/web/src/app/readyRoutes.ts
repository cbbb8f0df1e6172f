import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';

/** Routes whose page at one address can be shown at once. */
export interface ReadyRoutes {
  readonly routes: RouteObject[];
  readonly hydrationData: HydrationState;
}

/**
 * Downloads the page at an address, and says that its guards have nothing against it: a page that the build has
 * drawn is one for visitors, and shows again what is there already.
 */
export async function readyRoutes(routes: RouteObject[], path: string): Promise<ReadyRoutes> {
  const loaderData: Record<string, null> = {};
  for (const [index, { route }] of (matchRoutes(routes, path) ?? []).entries()) {
    route.id = `ready-${index}`;
    loaderData[route.id] = null;
    if (typeof route.lazy === 'object' && route.lazy.Component !== undefined) {
      const Component = await route.lazy.Component();
      delete route.lazy;
      route.Component = Component ?? null;
    }
  }
  return { routes, hydrationData: { loaderData } };
}
