import { Banner } from '@tilava/ui/Banner';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { useServices } from '../services/useServices.ts';

/** The one banner of the app; it is mounted once and stays. */
export function NoticeBanner() {
  const { notices } = useServices();
  const notice = useSyncExternalStore(notices.subscribe, notices.get);
  const t = useTranslations();
  const errorText = useErrorText();

  return (
    <Banner
      notice={
        notice && {
          id: notice.id,
          tone: 'error' in notice ? 'error' : 'success',
          text: 'error' in notice ? errorText(notice.error) : t(notice.message),
        }
      }
      onClose={notices.clear}
      dismissLabel={t('common.dismiss')}
    />
  );
}
