import { OfflineNotice } from '@tilava/ui/OfflineNotice';
import { Page } from '@tilava/ui/Page';
import { RouterProvider } from '@tilava/ui/RouterProvider';
import { SkipLink } from '@tilava/ui/SkipLink';
import { Suspense, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPath, type Location, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useSpokenLanguage } from '../shared/i18n/Language.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { NoticeBanner } from '../shared/notices/NoticeBanner.tsx';
import { useQueuedMarks } from '../shared/offlineQueue/offlineQueue.ts';
import { paths } from '../shared/paths.ts';
import { useServices, useSession } from '../shared/services/useServices.ts';
import { Navigation } from './Navigation.tsx';
import { PageScroll } from './PageScroll.tsx';
import * as styles from './Shell.css.ts';

const contentId = 'content';

export const SiteFooter = lazyComponent(() => import('../features/footer/components/SiteFooter.tsx'));

const NewVersion = lazyComponent(() => import('./NewVersion.tsx'));

/** A list of matches is found again where it was left, also by a link; other pages by the way back only. */
const scrollKeyOf = ({ pathname, search, key }: Location): string =>
  pathname === paths.matches ? pathname + search : key;

/** What surrounds every page: the bar at the top, the page itself, the banner. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const session = useSession();
  const spoken = useSpokenLanguage();
  const waiting = useQueuedMarks();
  const { pathname } = useLocation();
  const isWide = pathname === paths.admin || (pathname === paths.matches && session !== null);
  const { version } = useServices();
  const load = useSyncExternalStore(version.subscribe, version.get, version.get);
  useGuardsAfterSession();
  return (
    <RouterProvider navigate={(href) => void navigate(href)}>
      <SkipLink target={contentId}>{t('common.skipToContent')}</SkipLink>
      {isWide && <div hidden className={styles.wide} />}
      <Navigation />
      <div className={session === null ? styles.content : styles.memberContent}>
        <Page as="main" id={contentId}>
          <OfflineNotice
            labels={{
              offline: t('offline.offline'),
              stillWorks:
                waiting.length === 0
                  ? t('offline.stillWorks')
                  : t('offline.waiting', { count: waiting.length }),
              online: t('offline.online'),
            }}
          />
          <div role="status">
            <Suspense>
              {load !== null && <NewVersion onLoad={load} onDismiss={() => version.set(null)} />}
            </Suspense>
          </div>
          {children}
        </Page>
      </div>
      {spoken?.isWhole === true ? <SiteFooter /> : session !== null && <FooterOnDemand />}
      <NoticeBanner />
      <PageScroll getKey={scrollKeyOf} />
    </RouterProvider>
  );
}

/** A list of matches downloads its footer, with all texts, for whoever comes to its end or uses the keyboard. */
function FooterOnDemand() {
  const { language } = useServices();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a network the list goes on without it.
    const load = () => void language.complete().catch(() => undefined);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    if (end.current !== null) observer.observe(end.current);
    window.addEventListener('keydown', load, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', load);
    };
  }, [language]);
  return <div ref={end} className={styles.end} />;
}

/**
 * Asks the guards again when somebody logs out, here, in another tab or because the server said so, when somebody logs
 * in in another tab, and when the server says that a new password has to be set first. Where the leaver was is
 * remembered, unless they logged out themselves here.
 */
function useGuardsAfterSession(): void {
  const session = useSession();
  const userId = session?.userId ?? null;
  const mustChangePassword = session?.mustChangePassword === true;
  const lastUserId = useRef(userId);
  const { destination, session: store } = useServices();
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const path = useRef('');
  useEffect(() => {
    path.current = createPath(location);
  }, [location]);
  useEffect(() => {
    const leaver = lastUserId.current;
    if (leaver !== null && leaver !== userId && !store.wasLoggedOut()) {
      destination.keep({ userId: leaver, path: path.current });
    }
    lastUserId.current = userId;
    // Also at the start: the session may end between the guard's answer and this page's first moment. Whoever logs in
    // here is led on by what they logged in with.
    if (userId === null || mustChangePassword || store.isFromAnotherTab()) void revalidate();
  }, [userId, mustChangePassword, destination, store, revalidate]);
}
