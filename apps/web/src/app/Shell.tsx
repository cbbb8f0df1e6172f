import { OfflineNotice } from '@tilava/ui/OfflineNotice';
import { Page } from '@tilava/ui/Page';
import { RouterProvider } from '@tilava/ui/RouterProvider';
import { SkipLink } from '@tilava/ui/SkipLink';
import type { ReactNode } from 'react';
import { ScrollRestoration, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { SiteFooter } from '../features/footer/components/SiteFooter.tsx';
import { NoticeBanner } from '../shared/notices/NoticeBanner.tsx';
import { useSession } from '../shared/session/useSession.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './Shell.css.ts';
import { useGuardsAfterSession } from './useGuardsAfterSession.ts';

const contentId = 'content';

/** What surrounds every page: the bar at the top, the page itself, the banner. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const session = useSession();
  useGuardsAfterSession();
  return (
    <RouterProvider navigate={(href) => void navigate(href)}>
      <SkipLink target={contentId}>{t('common.skipToContent')}</SkipLink>
      <Navigation />
      <div className={styles.content}>
        <Page as="main" id={contentId}>
          <OfflineNotice
            words={{
              offline: t('offline.offline'),
              stillWorks: t('offline.stillWorks'),
              online: t('offline.online'),
            }}
          />
          {children}
        </Page>
      </div>
      {session === null && <SiteFooter />}
      <NoticeBanner />
      <ScrollRestoration />
    </RouterProvider>
  );
}
