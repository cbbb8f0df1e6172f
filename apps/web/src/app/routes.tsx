import { redirect, type RouteObject } from 'react-router-dom';
import { prefetchMatches } from '../features/matches/api/prefetchMatches.ts';
import { adminOnly, landlordsOnly, membersOnly, toHome, visitorsOnly } from '../routes/guards.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { Shell } from './Shell.tsx';

type Page = () => Promise<{ readonly default: () => React.ReactNode }>;

/** Pages are downloaded when they are first visited; their requests start at the same time. */
const page = (load: Page) => ({ lazy: { Component: async () => (await load()).default } });

/** The route table (specification, section 2). */
export function createRoutes(services: Services): RouteObject[] {
  const { session } = services;
  const isMember = membersOnly(session);

  const matches: RouteObject = {
    path: paths.matches,
    loader: () => {
      const refusal = isMember();
      // Not waited for: the page shows its skeleton meanwhile, and what failed.
      if (refusal === null) void prefetchMatches(services);
      return refusal;
    },
    ...page(() => import('../routes/user/MatchesPage.tsx')),
  };

  return [
    {
      element: <Shell />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        {
          path: paths.landing,
          loader: visitorsOnly(session),
          ...page(() => import('../routes/public/LandingPage.tsx')),
        },
        {
          path: paths.login,
          loader: visitorsOnly(session),
          ...page(() => import('../routes/public/LoginPage.tsx')),
        },
        { path: paths.user, loader: toHome(session) },
        matches,
        {
          path: paths.announcements,
          loader: landlordsOnly(session),
          ...page(() => import('../routes/landlord/AnnouncementsPage.tsx')),
        },
        {
          path: paths.userDashboard,
          loader: isMember,
          ...page(() => import('../routes/user/DashboardPage.tsx')),
        },
        {
          path: paths.dashboard,
          loader: isMember,
          ...page(() => import('../routes/user/DashboardPage.tsx')),
        },
        { path: `${paths.user}/*`, loader: () => isMember() ?? redirect(paths.matches) },
        {
          path: paths.admin,
          loader: adminOnly(session),
          ...page(() => import('../routes/admin/AdminPage.tsx')),
        },
        { path: '*', loader: () => redirect(paths.landing) },
      ],
    },
  ];
}
