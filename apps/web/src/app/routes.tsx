import type { ComponentType } from 'react';
import { Outlet, redirect, replace, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import { prefetchMatches } from '../features/matches/api/prefetchMatches.ts';
import { toKeptFilters } from '../features/matches/model/matchSearch.ts';
import { createGuards, type Guard } from '../routes/guards.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import { BrokenPage, LoadedPage, LoadingPage, type PageData } from './LoadedPage.tsx';
import { Shell } from './Shell.tsx';

type Download = () => Promise<{ readonly default: ComponentType }>;

/** One file for both, which this names once. */
const loadAccessPage = () => import('../routes/user/AccessPage.tsx');

/** The route table (specification, section 2). */
export function createRoutes(services: Services): RouteObject[] {
  const { session, language } = services;
  const { visitorsOnly, membersOnly, ...guards } = createGuards(services);

  /**
   * A page that is downloaded once its guards allow it. The router's own `lazy` would download it beside its guards, and
   * keep a failed download for good.
   */
  const page = (path: string, download: Download, guard?: Guard): RouteObject => ({
    path,
    Component: LoadedPage,
    loader: async ({ request, ...address }) => {
      const elsewhere = membersOnly(address) ?? guard?.(address) ?? null;
      if (elsewhere !== null) return leadTo(elsewhere, request);
      const userId = session.get()?.userId ?? null;
      const { default: Page } = await download();
      return { Page, userId } satisfies PageData;
    },
  });

  /** Most pages say more than what every page begins with. */
  const pageWithAllTexts = (path: string, download: Download, guard?: Guard) =>
    page(path, () => Promise.all([download(), language.complete()]).then(([module]) => module), guard);

  /** An address that always leads to another. */
  const lead = (path: string, guard: Guard) =>
    page(path, () => Promise.reject(new Error(`There is no page at ${path}`)), guard);

  const pages: RouteObject[] = [
    pageWithAllTexts(
      paths.landing,
      () => import('../routes/public/LandingPage.tsx'),
      // Whoever confirms the newsletter is told so here, logged in or not.
      (address) => (address.url.searchParams.has('newsletter') ? null : visitorsOnly(address)),
    ),
    pageWithAllTexts(paths.login, () => import('../routes/public/LoginPage.tsx'), visitorsOnly),
    pageWithAllTexts(paths.customerService, () => import('../features/guidance/components/GuidancePage.tsx')),
    pageWithAllTexts(paths.terms, () => import('../features/guidance/components/GuidancePage.tsx')),
    pageWithAllTexts(paths.dataProtection, () => import('../features/guidance/components/GuidancePage.tsx')),
    pageWithAllTexts(paths.ranking, () => import('../features/ranking/components/RankingPage.tsx')),
    pageWithAllTexts(paths.verification, () => import('../features/auth/components/VerificationPage.tsx')),
    pageWithAllTexts(paths.invitation, () => import('../features/auth/components/InvitationPage.tsx')),
    pageWithAllTexts(
      paths.unsubscription,
      () => import('../features/alerts/components/UnsubscriptionPage.tsx'),
    ),
    pageWithAllTexts(paths.signUp, () => import('../routes/public/SignUpPage.tsx'), visitorsOnly),
    pageWithAllTexts(
      `${paths.signUp}/tenant/:index`,
      () => import('../features/signUp/components/TenantSignUpPage.tsx'),
      guards.tenantSignUpStep,
    ),
    pageWithAllTexts(
      paths.signUpLandlord,
      () => import('../features/signUp/components/LandlordSignUp.tsx'),
      visitorsOnly,
    ),
    lead(paths.user, guards.toHome),
    {
      ...page(
        paths.matches,
        () =>
          session.get()?.role.isLandlord === true
            ? import('../routes/landlord/LandlordMatchesPage.tsx')
            : import('../routes/tenant/TenantMatchesPage.tsx'),
        (address) => {
          const { searchParams } = address.url;
          const elsewhere = guards.chooseNamedAnnouncement(address) ?? toKeptFilters(services, searchParams);
          // Not awaited: the page shows its skeleton meanwhile, and what failed. Its code goes first.
          if (elsewhere === null) setTimeout(() => void prefetchMatches(services, searchParams));
          return elsewhere;
        },
      ),
      // Within the list, its page follows the address.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search,
    },
    pageWithAllTexts(
      paths.comparison,
      () => import('../features/matches/components/comparison/Comparison.tsx'),
    ),
    pageWithAllTexts(
      paths.announcementMatch,
      () => import('../features/matches/components/detail/AnnouncementDetail.tsx'),
    ),
    pageWithAllTexts(
      paths.tenantMatch,
      () => import('../features/matches/components/detail/TenantDetail.tsx'),
    ),
    pageWithAllTexts(
      paths.announcements,
      () => import('../features/announcements/components/AnnouncementsPage.tsx'),
    ),
    pageWithAllTexts(
      paths.newAnnouncement,
      () => import('../features/announcements/components/NewAnnouncement.tsx'),
      guards.newAnnouncementStep,
    ),
    pageWithAllTexts(
      paths.viewingHours,
      () => import('../features/announcements/components/ViewingHoursPage.tsx'),
    ),
    pageWithAllTexts(paths.importAnnouncements, () => import('../features/importing/ImportPage.tsx')),
    lead(paths.announcement, guards.chooseAnnouncement),
    pageWithAllTexts(paths.thread, () => import('../routes/user/MessagesPage.tsx')),
    pageWithAllTexts(
      paths.userDashboard,
      () => import('../routes/user/DashboardPage.tsx'),
      guards.chooseNamedAnnouncement,
    ),
    pageWithAllTexts(paths.dashboard, () => import('../routes/user/DashboardPage.tsx')),
    pageWithAllTexts(paths.information, () => import('../routes/user/InformationPage.tsx')),
    pageWithAllTexts(paths.ownProfile, () => import('../routes/landlord/OwnProfilePage.tsx')),
    pageWithAllTexts(
      paths.ownPictures,
      () => import('../routes/user/InformationPage.tsx'),
      guards.chooseNamedAnnouncement,
    ),
    pageWithAllTexts(paths.notifications, () => import('../routes/user/NotificationsPage.tsx')),
    pageWithAllTexts(paths.ownData, () => import('../routes/user/OwnDataPage.tsx')),
    pageWithAllTexts(paths.keys, loadAccessPage),
    pageWithAllTexts(paths.team, loadAccessPage),
    pageWithAllTexts(paths.editProfile, () => import('../routes/user/EditProfilePage.tsx')),
    pageWithAllTexts(paths.newProperty, () => import('../routes/user/PropertyPage.tsx')),
    pageWithAllTexts(paths.editProperty, () => import('../routes/user/PropertyPage.tsx')),
    lead(`${paths.user}/edit/*`, () => paths.user),
    lead(`${paths.user}/*`, () => paths.matches),
    pageWithAllTexts(paths.admin, () => import('../features/admin/components/AdminPage.tsx')),
    lead('*', () => paths.landing),
  ];

  return [
    {
      element: (
        <Shell>
          <Outlet />
        </Shell>
      ),
      hydrateFallbackElement: (
        <Shell>
          <LoadingPage />
        </Shell>
      ),
      errorElement: <BrokenPage />,
      // A page that breaks takes nothing with it but itself.
      children: [{ errorElement: <BrokenPage />, children: pages }],
    },
  ];
}

/** An address that is in the history already, on a load or on the way back, is replaced: the way back would lead here. */
function leadTo(path: string, { url }: Request): Response {
  const isInHistory = typeof window !== 'undefined' && url === window.location.href.split('#')[0];
  return isInHistory ? replace(path) : redirect(path);
}

/**
 * Resolves once the first page's code has come, so that one render is enough.
 *
 * @param timeout - milliseconds after which it resolves anyway
 */
export function firstPage(router: RouterProviderProps['router'], timeout?: number): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    if (timeout !== undefined) setTimeout(end, timeout);
  });
}
