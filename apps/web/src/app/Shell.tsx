import { OfflineNotice } from '@tilava/ui/OfflineNotice';
import { Page } from '@tilava/ui/Page';
import { RouterProvider } from '@tilava/ui/RouterProvider';
import { SkipLink } from '@tilava/ui/SkipLink';
import type { ReactNode } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useSpokenLanguage } from '../shared/i18n/useSpokenLanguage.ts';
import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';
import { PageScroll } from '../shared/navigation/PageScroll.tsx';
import { NoticeBanner } from '../shared/notices/NoticeBanner.tsx';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/session/useSession.ts';
import { useQueuedMarks } from '../shared/offlineQueue/useQueuedMarks.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './Shell.css.ts';
import { useGuardsAfterSession } from './useGuardsAfterSession.ts';

const contentId = 'content';

/** Members have none. */
export const VisitorsFooter = lazyComponent(() => import('../features/footer/components/SiteFooter.tsx'));

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
  useGuardsAfterSession();
  return (
    <RouterProvider navigate={(href) => void navigate(href)}>
      <SkipLink target={contentId}>{t('common.skipToContent')}</SkipLink>
      <Navigation />
      <div className={styles.content}>
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
          {session !== null && <NewVersion />}
          {children}
        </Page>
      </div>
      {session === null && spoken?.isWhole === true && <VisitorsFooter />}
      <NoticeBanner />
      <PageScroll getKey={scrollKeyOf} />
    </RouterProvider>
  );
}
