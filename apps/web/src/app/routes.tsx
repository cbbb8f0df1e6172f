import { Outlet, redirect, type RouteObject } from 'react-router-dom';
import { prefetchMatches } from '../features/matches/api/prefetchMatches.ts';
import {
  adminOnly,
  chooseAnnouncement,
  landlordsOnly,
  membersOnly,
  membersTo,
  ownersOnly,
  tenantsOnly,
  tenantStepsOnly,
  toHome,
  visitorsOnly,
} from '../routes/guards.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import { BrokenPage } from './BrokenPage.tsx';
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
    loader: ({ request }) => {
      const refusal = isMember();
      // Not waited for: the page shows its skeleton meanwhile, and what failed.
      if (refusal === null) void prefetchMatches(services, new URL(request.url).searchParams);
      return refusal;
    },
    ...page(() => import('../routes/user/MatchesPage.tsx')),
  };

  return [
    {
      element: (
        <Shell>
          <Outlet />
        </Shell>
      ),
      errorElement: (
        <Shell>
          <BrokenPage />
        </Shell>
      ),
      hydrateFallbackElement: <LoadingPage />,
      children: [
        {
          // A page that breaks takes nothing with it but itself. Around the pages, because one whose code did not come
          // is shown by no boundary of its own.
          errorElement: <BrokenPage />,
          children: [
            {
              path: paths.landing,
              // Whoever confirms the newsletter is told so here, logged in or not.
              loader: ({ request }) =>
                new URL(request.url).searchParams.has('newsletter') ? null : visitorsOnly(session)(),
              ...page(() => import('../routes/public/LandingPage.tsx')),
            },
            {
              path: paths.login,
              loader: visitorsOnly(session),
              ...page(() => import('../routes/public/LoginPage.tsx')),
            },
            {
              path: paths.customerService,
              ...page(() => import('../routes/public/CustomerServicePage.tsx')),
            },
            { path: paths.terms, ...page(() => import('../routes/public/TermsPage.tsx')) },
            { path: paths.dataProtection, ...page(() => import('../routes/public/DataProtectionPage.tsx')) },
            { path: paths.verification, ...page(() => import('../routes/public/VerificationPage.tsx')) },
            {
              path: paths.signUp,
              loader: visitorsOnly(session),
              ...page(() => import('../routes/public/SignUpPage.tsx')),
            },
            {
              path: `${paths.signUp}/tenant/:index`,
              loader: tenantStepsOnly(session),
              ...page(() => import('../routes/public/TenantSignUpPage.tsx')),
            },
            {
              path: paths.signUpLandlord,
              loader: visitorsOnly(session),
              ...page(() => import('../routes/public/LandlordSignUpPage.tsx')),
            },
            { path: paths.user, loader: toHome(session) },
            matches,
            {
              path: paths.announcementMatch,
              loader: isMember,
              ...page(() => import('../routes/tenant/AnnouncementMatchPage.tsx')),
            },
            {
              path: paths.tenantMatch,
              loader: landlordsOnly(session),
              ...page(() => import('../routes/landlord/TenantMatchPage.tsx')),
            },
            {
              path: paths.announcements,
              loader: landlordsOnly(session),
              ...page(() => import('../routes/landlord/AnnouncementsPage.tsx')),
            },
            { path: paths.announcement, loader: chooseAnnouncement(services) },
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
            {
              path: paths.information,
              loader: ownersOnly(session),
              ...page(() => import('../routes/user/InformationPage.tsx')),
            },
            {
              path: paths.editProfile,
              loader: isMember,
              ...page(() => import('../routes/user/EditProfilePage.tsx')),
            },
            {
              path: paths.newProperty,
              loader: tenantsOnly(session),
              ...page(() => import('../routes/tenant/NewPropertyPage.tsx')),
            },
            {
              path: paths.editProperty,
              loader: isMember,
              ...page(() => import('../routes/user/EditPropertyPage.tsx')),
            },
            { path: `${paths.user}/edit/*`, loader: membersTo(paths.user)(session) },
            { path: `${paths.user}/*`, loader: membersTo(paths.matches)(session) },
            {
              path: paths.admin,
              loader: adminOnly(session),
              ...page(() => import('../routes/admin/AdminPage.tsx')),
            },
            { path: '*', loader: () => redirect(paths.landing) },
          ],
        },
      ],
    },
  ];
}
