import { Page } from '@tilava/ui/Page';
import { RouterProvider } from '@tilava/ui/RouterProvider';
import { SkipLink } from '@tilava/ui/SkipLink';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigate, useRevalidator } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { NoticeBanner } from '../shared/notices/NoticeBanner.tsx';
import { useServices } from '../shared/services/useServices.ts';
import { useSession } from '../shared/session/useSession.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './Shell.css.ts';

const contentId = 'content';

/** What surrounds every page: the bar at the top, the page itself, the banner. */
export function Shell() {
  const t = useTranslations('common');
  const navigate = useNavigate();
  useGuardsAfterSession();
  return (
    <RouterProvider navigate={(href) => void navigate(href)}>
      <SkipLink target={contentId}>{t('skipToContent')}</SkipLink>
      <Navigation />
      <div className={styles.content}>
        <Page as="main" id={contentId}>
          <Outlet />
        </Page>
      </div>
      <NoticeBanner />
      <ScrollRestoration />
    </RouterProvider>
  );
}

/**
 * When somebody logs out, here, in another tab or because the server said so, nothing of theirs stays in memory
 * and the guards are asked again.
 */
function useGuardsAfterSession(): void {
  const userId = useSession()?.userId ?? null;
  const lastUserId = useRef(userId);
  const { queryClient } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (lastUserId.current !== null && lastUserId.current !== userId) queryClient.clear();
    lastUserId.current = userId;
    // Also at the start: the session may end between the guard's answer and this page's first moment.
    if (userId === null) void revalidate();
  }, [userId, queryClient, revalidate]);
}
