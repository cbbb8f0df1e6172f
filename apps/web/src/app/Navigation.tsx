import { useQuery } from '@tanstack/react-query';
import { displayName } from '@tilava/domain/contacts';
import { logoNumber } from '@tilava/domain/pictures';
import { getUserQuery } from '@tilava/sdk/react-query';
import { AccountMenu } from '@tilava/ui/AccountMenu';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Logo } from '@tilava/ui/Logo';
import { TopNav } from '@tilava/ui/TopNav';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLogout } from '../features/auth/model/session.ts';
import { LanguageChooser, useMenuLabels } from '../shared/i18n/Language.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { useIsRendered } from '../shared/page/usePage.ts';
import { paths, pictureUrl } from '../shared/paths.ts';
import { useServices, useSession } from '../shared/services/useServices.ts';
import type { Session } from '../shared/session/sessionStore.ts';
import { ThemeChooser } from '../shared/theme/ThemeChooser.tsx';
import * as styles from './Shell.css.ts';

// Tenants and visitors have none.
const AnnouncementMenu = lazyComponent(() => import('./AnnouncementMenu.tsx'));

const NewCount = lazyComponent(() => import('./NewCount.tsx'));

/** Where to go, in the order of the specification's sub-routes (section 2); admins neither seek nor let anything. */
function linksOf(session: Session | null) {
  if (session === null) {
    return [
      { href: paths.login, name: 'logIn' },
      { href: paths.signUp, name: 'signUp' },
    ] as const;
  }
  // Until a new password is set, every other address leads back to it.
  if (session.mustChangePassword) return [];
  const { isAdmin, isLandlord } = session.role;
  if (isAdmin) {
    return [
      { href: paths.admin, name: 'admin' },
      { href: paths.information, name: isLandlord ? 'details' : 'profile' },
    ] as const;
  }
  const matches = { href: paths.matches, name: 'matches' } as const;
  return [
    ...(isLandlord ? ([{ href: paths.announcements, name: 'announcements' }, matches] as const) : [matches]),
    { href: paths.information, name: isLandlord ? 'details' : 'profile' } as const,
    { href: paths.userDashboard, name: 'dashboard', counts: 'interests' } as const,
    { href: paths.messages, name: 'messages', counts: 'threads' } as const,
  ];
}

/** The bar at the top, with what the role may visit (specification, section 2). */
export function Navigation() {
  const t = useTranslations('nav');
  const name = useTranslations('common')('name');
  const { pathname } = useLocation();
  // The page about oneself leads to more than is below it.
  const place = `${pathname.replace(/^\/user\/(edit|team|keys)\b/, paths.information)}/`;
  const session = useSession();
  const isRendered = useIsRendered();
  return (
    <TopNav
      label={t('label')}
      menuLabel={t('menu')}
      brand={
        <Link href={session === null ? paths.landing : paths.user} variant="standalone">
          <Logo name={name} />
        </Link>
      }
      links={linksOf(session).map((link) => ({
        href: link.href,
        label: t(link.name),
        isCurrent: place.startsWith(`${link.href}/`),
        ...('counts' in link && isRendered && { badge: <NewCount key={session?.userId} of={link.counts} /> }),
      }))}
      end={
        // What comes late stands before what is there from the beginning, which a press must not miss.
        <>
          {session?.role.isLandlord === true && !session.role.isAdmin && !session.mustChangePassword && (
            <div className={styles.announcement}>
              <AnnouncementMenu key={session.userId} />
            </div>
          )}
          {session !== null && (
            <div className={styles.account}>
              {isRendered && <AccountBar key={session.userId} session={session} />}
            </div>
          )}
          <Inline gap={1}>
            <LanguageChooser />
            <ThemeChooser />
          </Inline>
        </>
      }
    />
  );
}

/** Who is logged in, and the ways to their own details and out. */
function AccountBar({ session: { userId, role } }: { readonly session: Session }) {
  const t = useTranslations('nav');
  const loadLabels = useMenuLabels();
  const { tilava } = useServices();
  // Without an answer the menu works all the same.
  const { data: user } = useQuery(getUserQuery(tilava, userId));
  const logOut = useLogout();
  return (
    <AccountMenu
      label={t('account')}
      name={(user && displayName(user)) || t('account')}
      avatar={{
        number: logoNumber(user?.properties[0] ?? userId),
        picture: user?.file && pictureUrl(user.file.key),
      }}
      isNameOptional
      links={[{ href: paths.information, label: t(role.isLandlord ? 'details' : 'profile') }]}
      logOutLabel={t('logOut')}
      loadLabels={loadLabels}
      onLogOut={logOut}
    />
  );
}
