import { Spinner } from '@tilava/ui/Spinner';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/LoadFailed.tsx';
import { paths } from '../../../../shared/paths.ts';
import type { Detail } from '../../api/detail.ts';

interface DetailPlaceProps<Shown> {
  readonly detail: Detail<Shown>;
  readonly children: (shown: Shown) => ReactNode;
}

/** A match once it is loaded, a spinner until then; where there is none, the list (specification, section 8). */
export function DetailPlace<Shown>({ detail, children }: DetailPlaceProps<Shown>) {
  const t = useTranslations('matchDetail');
  const { search } = useLocation();
  switch (detail.state) {
    case 'shown':
      return children(detail.shown);
    case 'loading':
      return <Spinner label={t('loading')} />;
    case 'missing':
      return <Navigate to={paths.matches + search} replace />;
    case 'failed':
      return <LoadFailed title={t('failed')} isRetrying={detail.isRetrying} onRetry={detail.retry} />;
  }
}
