import { bannerDuration } from '@tilava/domain/requests';
import { Banner, type Notice } from '@tilava/ui/Banner';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../errors/useFailureText.ts';
import { useServices } from '../services/useServices.ts';
import { doneTexts, type StoredNotice } from './noticeStore.ts';

export function NoticeBanner() {
  const { notices } = useServices();
  const stored = useSyncExternalStore(notices.subscribe, notices.get, notices.get);
  const t = useTranslations();
  const failureText = useFailureText();

  const noticesOf = (notice: StoredNotice): readonly Notice[] => {
    if ('message' in notice) {
      return [{ id: notice.id, tone: 'success', text: t(`product.request.${notice.message}`) }];
    }
    if ('done' in notice) {
      return [{ id: notice.id, tone: 'success', text: t(doneTexts[notice.done]) }];
    }
    if ('text' in notice) return [{ id: notice.id, tone: 'success', text: notice.text }];
    if ('failure' in notice) {
      return [{ id: notice.id, tone: 'error', text: t(`${notice.failure}.failed`) }];
    }
    const text = failureText('generic', notice.error);
    return text === null ? [] : [{ id: notice.id, tone: 'error', text }];
  };

  return (
    <Banner
      notices={stored.flatMap(noticesOf)}
      onClose={notices.close}
      dismissLabel={t('common.dismiss')}
      duration={bannerDuration}
    />
  );
}
