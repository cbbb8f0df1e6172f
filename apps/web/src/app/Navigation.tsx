import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Logo } from '@tilava/ui/Logo';
import { TopNav } from '@tilava/ui/TopNav';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LanguageChooser } from '../shared/i18n/LanguageChooser.tsx';
import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';
import { paths } from '../shared/paths.ts';
import type { Session } from '../shared/session/session.ts';
import { useSession } from '../shared/session/useSession.ts';
import { ThemeChooser } from '../shared/theme/ThemeChooser.tsx';
import { useIsRendered } from '../shared/useIsRendered.ts';
import { AccountBar } from './AccountBar.tsx';
import * as styles from './Navigation.css.ts';

// Tenants and visitors have none.
const AnnouncementMenu = lazyComponent(() => import('./AnnouncementMenu.tsx'));
const NewInterest = lazyComponent(() => import('./NewInterest.tsx'));

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
    { href: paths.userDashboard, name: 'dashboard' } as const,
  ];
}

/** The bar at the top, with what the role may visit (specification, section 2). */
export function Navigation() {
  const t = useTranslations('nav');
  const name = useTranslations('common')('name');
  const { pathname } = useLocation();
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
        // Pages below a link's belong to it.
        isCurrent: link.href === pathname || pathname.startsWith(`${link.href}/`),
        ...(link.name === 'dashboard' && isRendered && { badge: <NewInterest key={session?.userId} /> }),
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
          <Inline gap={3}>
            <LanguageChooser />
            <ThemeChooser />
          </Inline>
        </>
      }
    />
  );
}
