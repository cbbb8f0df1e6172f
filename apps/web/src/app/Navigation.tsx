import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Logo } from '@tilava/ui/Logo';
import { TopNav } from '@tilava/ui/TopNav';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LogoutButton } from '../features/auth/components/LogoutButton.tsx';
import { paths } from '../shared/paths.ts';
import type { Role } from '../shared/session/session.ts';
import { useSession } from '../shared/session/useSession.ts';

// Nobody chooses these in the first moment, so that their code does not hold up the page.
const LanguageChooser = lazy(() => import('../shared/i18n/LanguageChooser.tsx'));
const ThemeChooser = lazy(() => import('../shared/theme/ThemeChooser.tsx'));

const linksOf = ({ isAdmin, isLandlord }: Role) => [
  ...(isLandlord ? [{ href: paths.announcements, name: 'announcements' as const }] : []),
  { href: paths.matches, name: 'matches' as const },
  { href: paths.userDashboard, name: 'dashboard' as const },
  ...(isAdmin ? [{ href: paths.admin, name: 'admin' as const }] : []),
];

/** The bar at the top, with what the role may visit (specification, section 2). */
export function Navigation() {
  const t = useTranslations('nav');
  const name = useTranslations('common')('name');
  const { pathname } = useLocation();
  const session = useSession();
  const links = session === null ? [] : linksOf(session.role);
  return (
    <TopNav
      label={t('label')}
      menuLabel={t('menu')}
      brand={
        <Link href={session === null ? paths.landing : paths.user} variant="standalone">
          <Logo name={name} />
        </Link>
      }
      links={links.map((link) => ({
        href: link.href,
        label: t(link.name),
        isCurrent: link.href === pathname,
      }))}
      end={
        <Inline gap={3}>
          <Suspense fallback={null}>
            <LanguageChooser />
            <ThemeChooser />
          </Suspense>
          {session !== null && <LogoutButton />}
        </Inline>
      }
    />
  );
}
