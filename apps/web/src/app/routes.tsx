import { prefetchMatches } from '../features/matches/api/prefetchMatches.ts';
import { toKeptFilters } from '../features/matches/model/keptFilters.ts';
import {
  adminOnly,
  announcementStepsOnly,
  chooseAnnouncement,
  chooseMailedAnnouncement,
  landlordsOnly,
  membersOnly,
  membersTo,
  ownersOnly,
  tenantsOnly,
  tenantStepsOnly,
  toHome,
  visitorsOnly,
} from '../routes/guards.ts';
import type { Route } from '../shared/navigation/route.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
/** The route table (specification, section 2). */
export function createRoutes(services: Services): readonly Route[] {
  const { session, language } = services;
  const isMember = membersOnly(session);
  /** Most pages say more than what every page begins with. */
  const withAllTexts =
    (load: NonNullable<Route['load']>): NonNullable<Route['load']> =>
    async () => {
      const [page] = await Promise.all([load(), language.complete()]);
      return page;
    };

  return [
    {
      path: paths.landing,
      // Whoever confirms the newsletter is told so here, logged in or not.
      guard: ({ search }) => (search.has('newsletter') ? null : visitorsOnly(session)()),
      load: withAllTexts(() => import('../routes/public/LandingPage.tsx')),
    },
    {
      path: paths.login,
      guard: visitorsOnly(session),
      load: withAllTexts(() => import('../routes/public/LoginPage.tsx')),
    },
    {
      path: paths.customerService,
      load: withAllTexts(() => import('../routes/public/CustomerServicePage.tsx')),
    },
    { path: paths.terms, load: withAllTexts(() => import('../routes/public/TermsPage.tsx')) },
    {
      path: paths.dataProtection,
      load: withAllTexts(() => import('../routes/public/DataProtectionPage.tsx')),
    },
    { path: paths.verification, load: withAllTexts(() => import('../routes/public/VerificationPage.tsx')) },
    {
      path: paths.unsubscription,
      load: withAllTexts(() => import('../routes/public/UnsubscriptionPage.tsx')),
    },
    {
      path: paths.signUp,
      guard: visitorsOnly(session),
      load: withAllTexts(() => import('../routes/public/SignUpPage.tsx')),
    },
    {
      path: `${paths.signUp}/tenant/:index`,
      guard: tenantStepsOnly(session),
      load: withAllTexts(() => import('../routes/public/TenantSignUpPage.tsx')),
    },
    {
      path: paths.signUpLandlord,
      guard: visitorsOnly(session),
      load: withAllTexts(() => import('../routes/public/LandlordSignUpPage.tsx')),
    },
    { path: paths.user, guard: toHome(session) },
    {
      path: paths.matches,
      guard: (at) => {
        const leadsTo = isMember() ?? chooseMailedAnnouncement(services)(at) ?? toKeptFilters(services)(at);
        // Not waited for: the page shows its skeleton meanwhile, and what failed. Its code goes first.
        if (leadsTo === null) setTimeout(() => void prefetchMatches(services, at.search));
        return leadsTo;
      },
      load: () =>
        session.get()?.role.isLandlord === true
          ? import('../routes/landlord/LandlordMatchesPage.tsx')
          : import('../routes/tenant/TenantMatchesPage.tsx'),
    },
    {
      path: paths.comparison,
      guard: tenantsOnly(session),
      load: withAllTexts(() => import('../routes/tenant/ComparisonPage.tsx')),
    },
    {
      path: paths.announcementMatch,
      guard: isMember,
      load: withAllTexts(() => import('../routes/tenant/AnnouncementMatchPage.tsx')),
    },
    {
      path: paths.tenantMatch,
      guard: landlordsOnly(session),
      load: withAllTexts(() => import('../routes/landlord/TenantMatchPage.tsx')),
    },
    {
      path: paths.announcements,
      guard: landlordsOnly(session),
      load: withAllTexts(() => import('../routes/landlord/AnnouncementsPage.tsx')),
    },
    {
      path: paths.newAnnouncement,
      guard: announcementStepsOnly(session),
      load: withAllTexts(() => import('../routes/landlord/NewAnnouncementPage.tsx')),
    },
    { path: paths.announcement, guard: chooseAnnouncement(services) },
    {
      path: paths.userDashboard,
      guard: isMember,
      load: withAllTexts(() => import('../routes/user/DashboardPage.tsx')),
    },
    {
      path: paths.dashboard,
      guard: isMember,
      load: withAllTexts(() => import('../routes/user/DashboardPage.tsx')),
    },
    {
      path: paths.information,
      guard: ownersOnly(session),
      load: withAllTexts(() => import('../routes/user/InformationPage.tsx')),
    },
    {
      path: paths.editProfile,
      guard: isMember,
      load: withAllTexts(() => import('../routes/user/EditProfilePage.tsx')),
    },
    {
      path: paths.newProperty,
      guard: tenantsOnly(session),
      load: withAllTexts(() => import('../routes/tenant/NewPropertyPage.tsx')),
    },
    {
      path: paths.editProperty,
      guard: isMember,
      load: withAllTexts(() => import('../routes/user/EditPropertyPage.tsx')),
    },
    { path: `${paths.user}/edit/*`, guard: membersTo(paths.user)(session) },
    { path: `${paths.user}/*`, guard: membersTo(paths.matches)(session) },
    {
      path: paths.admin,
      guard: adminOnly(session),
      load: withAllTexts(() => import('../routes/admin/AdminPage.tsx')),
    },
    { path: '*', guard: () => paths.landing },
  ];
}
